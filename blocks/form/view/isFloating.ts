/**
 * Whether an element belongs to what a provider puts at the end of the body: a captcha's challenge, in a frame that lies
 * over the page. The page itself, whose own frames play videos and show maps, does not.
 */
export function isFloating(element: Element, dialog: Element): boolean {
  const layer = element.closest('body > *')
  if (!layer || layer.contains(dialog)) return false
  const hasFrame = layer instanceof HTMLIFrameElement || layer.querySelector('iframe') !== null
  return hasFrame && ['fixed', 'absolute'].includes(getComputedStyle(layer).position)
}
