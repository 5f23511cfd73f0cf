const composingKey = 229

/**
 * Whether a key belongs to text that is being composed, for example in Japanese. In Safari, the composition ends before
 * the key that confirms it, but that key has the code `composingKey`.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === composingKey
}
