const composingKey = 229

/**
 * Whether a key belongs to a text that is being composed, for example in Japanese. In Safari the composition ends before
 * the key that confirms it, which has this code then.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === composingKey
}
