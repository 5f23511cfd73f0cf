import type { Box } from './geometry'

/**
 * The box that a lightbox fills, in the coordinates of events and of `getBoundingClientRect`: the window, or the part
 * of it that is on the screen while two fingers have magnified the page.
 */
export function windowBox(): Box {
  const part = magnifiedPart()
  if (!part) return { x: 0, y: 0, width: document.documentElement.clientWidth, height: innerHeight }
  const { offsetLeft, offsetTop, width, height } = part
  return { x: offsetLeft, y: offsetTop, width, height }
}

/** Makes a fixed element fill that box. */
export function fillWindow({ style }: HTMLElement): void {
  const { x, y, width, height } = windowBox()
  const inset = `${y}px calc(100% - ${x + width}px) calc(100% - ${y + height}px) ${x}px`
  style.inset = magnifiedPart() ? inset : ''
}

function magnifiedPart(): VisualViewport | null {
  const { visualViewport } = globalThis
  return visualViewport && visualViewport.scale > 1.01 ? visualViewport : null
}
