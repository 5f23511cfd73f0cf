/**
 * Keeps the first section of newer templates below the header if that lies over it. Scripts of theirs, at the end of
 * the page or later, pad the section by the header's height; a page that is painted before that would move. Call it
 * while the page is being parsed, and with `isStopped` at the end: it removes the padding if no script has replaced it.
 */
export function reserveHeaderRoom(isStopped?: boolean): void {
  const header = document.querySelector('[data-test=header]')
  const section = document.querySelector<HTMLElement>('[data-test=page-section]')
  if (!header || !section) return
  const { style } = section
  // Differs from what their scripts write, even if it arrives at the same number.
  const isOurs = /^calc\([\d.]+px\)$/.test(style.paddingTop)
  if (isStopped ? !isOurs : (style.paddingTop && !isOurs) || getComputedStyle(header).position === 'static') return
  style.paddingTop = isStopped ? '' : `calc(${header.getBoundingClientRect().height}px)`
  if (!section.getAttribute('style')) section.removeAttribute('style')
}
