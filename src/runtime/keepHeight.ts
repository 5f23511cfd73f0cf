/**
 * Keeps an element at least `px` high, so that what is below it stays in its place. Returns what lets go of it; `null` if
 * it is that high already.
 */
export function keepHeight(element: HTMLElement, px: number): (() => void) | null {
  const { style, offsetHeight } = element
  if (offsetHeight >= px) return null
  const served = style.minBlockSize
  const hadStyle = element.hasAttribute('style')
  style.minBlockSize = `${px}px`
  // Most boxes have it with their padding, some without.
  if (element.offsetHeight > px) style.minBlockSize = `${2 * px - element.offsetHeight}px`
  return () => {
    style.minBlockSize = served
    if (!hadStyle && element.getAttribute('style') === '') element.removeAttribute('style')
  }
}
