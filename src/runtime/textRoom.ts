/**
 * Reserves the height of scaled text (B4 Page initialisation), which newer templates keep outside the page until it has
 * been fitted: at least one line of its container. Call it before the page is painted. It measures, and returns a
 * function that writes.
 */
export function measureTextRoom(): () => void {
  const rooms = containers().map((container) => {
    const { left, width, height } = (container.firstElementChild ?? container).getBoundingClientRect()
    const room = left < 0 && `visibility:hidden;min-height:max(1lh,${(height * container.clientWidth) / width}px)`
    return { container, room }
  })
  return () => {
    // The text enters the page from far away, which would count as a layout shift if it had been visible.
    for (const { container, room } of rooms) if (room) container.style.cssText += room
  }
}

/** Removes the heights of all texts that have not been fitted. */
export function removeTextRooms(): void {
  containers().forEach(removeTextRoom)
}

/** Call it when the text has been fitted. */
export function removeTextRoom(container: HTMLElement): void {
  const { style } = container
  if (style.visibility !== 'hidden') return
  style.minHeight = style.visibility = ''
  if (!container.getAttribute('style')) container.removeAttribute('style')
}

function containers(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.sqsrte-scaled-text-container:not(.loaded)')]
}
