/**
 * Reserves the height of scaled text (B4 Page initialisation), which newer templates keep beside the page until it has
 * been fitted: at least a line of its container. Call it before the page is painted, and with `isStopped` at the end.
 */
export function reserveTextRoom(isStopped?: boolean): void {
  for (const container of document.querySelectorAll<HTMLElement>('.sqsrte-scaled-text-container:not(.loaded)')) {
    const { left, width, height } = (container.firstElementChild ?? container).getBoundingClientRect()
    if (isStopped) removeTextRoom(container)
    else if (left < 0) {
      // The text enters the page from far away, which would count as a layout shift if it had been visible.
      container.style.visibility = 'hidden'
      container.style.minHeight = `max(1lh,${(height * container.clientWidth) / width}px)`
    }
  }
}

/** Call it when the text has been fitted. */
export function removeTextRoom(container: HTMLElement): void {
  const { style } = container
  if (style.visibility !== 'hidden') return
  style.minHeight = style.visibility = ''
  if (!container.getAttribute('style')) container.removeAttribute('style')
}
