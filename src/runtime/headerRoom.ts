/**
 * Keeps the first section of newer templates below the header, which lies over it. At the end of the page, a script of
 * theirs pads the section by the header's height; a page that is painted before that has been parsed would move. Call
 * it while the page is being parsed, and with `isParsed` afterwards: it removes the padding if no script has set it.
 */
export function reserveHeaderRoom(isParsed?: boolean): void {
  const header = document.querySelector('[data-test=header]')
  const section = document.querySelector<HTMLElement>('[data-test=page-section]')
  if (!header || !section) return
  const { style } = section
  // Differs from what their script writes, even if it arrives at the same number.
  if (!/^(calc\([\d.]+px|$)/.test(style.paddingTop)) return
  style.paddingTop = isParsed ? '' : `calc(${header.getBoundingClientRect().height}px)`
  if (!section.getAttribute('style')) section.removeAttribute('style')
}
