/**
 * Keeps the first section of newer templates below a header that overlaps it. The template's own scripts, which run at
 * the end of the page or later, pad the section by the header's height; if the page were painted before that, it would
 * move. Call it while the page is being parsed. It measures, and returns a function that writes.
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

/** The first section, or its equivalent on a cart page. */
function firstSection(): HTMLElement | null {
  return document.querySelector('[data-test=page-section],.system-page')
}

/** Whether the padding is ours. Template scripts do not write `calc()`, even if they arrive at the same number. */
function isOurs({ style }: HTMLElement): boolean {
  return /^calc\([\d.]+px\)$/.test(style.paddingTop)
}
