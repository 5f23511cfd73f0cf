/**
 * Whether an element is part of a captcha's challenge, which a provider appends to the body in a frame that overlays
 * the page. Elements of the page itself, whose frames show videos and maps, are not.
 */
export function isFloating(element: Element, dialog: Element): boolean {
  const layer = element.closest('body > *')
  if (!layer || layer.contains(dialog)) return false
  const hasFrame = layer instanceof HTMLIFrameElement || layer.querySelector('iframe') !== null
  return hasFrame && ['fixed', 'absolute'].includes(getComputedStyle(layer).position)
}
