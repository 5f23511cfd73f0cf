/**
 * Keeps an element at least `px` high, so that the content below does not move. Returns a function that undoes it;
 * `null` if the element is already that high.
 */
export function keepHeight(element: HTMLElement, px: number): (() => void) | null {
  const { style, offsetHeight } = element
  if (offsetHeight >= px) return null
  const served = style.minBlockSize
  const hadStyle = element.hasAttribute('style')
  style.minBlockSize = `${px}px`
  // `min-block-size` includes the padding of most boxes, but not of all.
  if (element.offsetHeight > px) style.minBlockSize = `${2 * px - element.offsetHeight}px`
  return () => {
    style.minBlockSize = served
    if (!hadStyle && element.getAttribute('style') === '') element.removeAttribute('style')
  }
}
