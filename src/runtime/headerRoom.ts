/**
 * Keeps the first section of newer templates below the header if that lies over it. Scripts of theirs, at the end of
 * the page or later, pad the section by the header's height; a page that is painted before that would move. Call it
 * while the page is being parsed. It measures, and returns a function that writes.
 */
export function measureHeaderRoom(): () => void {
  const header = document.querySelector('[data-test=header]')
  const section = firstSection()
  const isOver = header && section && getComputedStyle(header).position !== 'static'
  const padding = isOver && `calc(${header.getBoundingClientRect().height}px)`
  return () => {
    if (padding && (!section.style.paddingTop || isOurs(section))) section.style.paddingTop = padding
  }
}

/** Removes the padding if no script has replaced it. */
export function removeHeaderRoom(): void {
  const section = firstSection()
  if (!section || !isOurs(section)) return
  section.style.paddingTop = ''
  if (!section.getAttribute('style')) section.removeAttribute('style')
}

/** The first section, or what a cart page has instead. */
function firstSection(): HTMLElement | null {
  return document.querySelector('[data-test=page-section],.system-page')
}

/** Differs from what a template's script writes, even if it arrives at the same number. */
function isOurs({ style }: HTMLElement): boolean {
  return /^calc\([\d.]+px\)$/.test(style.paddingTop)
}
