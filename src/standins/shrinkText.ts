import { atStop } from '../browser/atStop'
import { recordChanges } from '../browser/elementChanges'
import { onResize } from '../browser/resize'

const minimumPx = 11 // A9: text shrink minimum font size
const restMs = 100 // as for scaled text, B9 Timing
const tolerancePx = 3 // widths are whole pixels, and italics and letter spacing stick out

/**
 * `Y.Squarespace.TextShrink`, a plugin of nodes: while a text is wider than an element around it, it gets the font size
 * at which it fits, but at least 11 px. Its letter spacing shrinks with it.
 */
export function shrinkText(text: HTMLElement, container: HTMLElement): void {
  let changes = recordChanges()
  const adapt = () => {
    changes.undo() // to its own size
    changes = recordChanges()
    const [roomPx, widthPx] = [roomOf(container), text.scrollWidth || text.offsetWidth] // 0: an inline element
    if (roomPx <= 0 || widthPx <= roomPx + tolerancePx) return
    const { fontSize, letterSpacing } = getComputedStyle(text)
    const sizePx = Number.parseFloat(fontSize)
    changes.styles(text, {
      'font-size': `${Math.min(sizePx, Math.max(minimumPx, Math.floor((sizePx * roomPx) / widthPx)))}px`,
      'letter-spacing': letterSpacing === 'normal' ? null : `${Number.parseFloat(letterSpacing) / sizePx}em`,
    })
  }
  let isOver = false
  const stopResize = onResize(adapt, restMs)
  atStop(() => {
    isOver = true
    stopResize()
    changes.undo()
  })
  adapt()
  if (document.fonts?.status === 'loading') document.fonts.ready.then(() => isOver || adapt())
}

/** The width inside the container's padding. */
function roomOf(container: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(container)
  return container.offsetWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
}
