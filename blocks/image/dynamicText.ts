import type { ElementChanges } from '../../src/browser/elementChanges'
import { onResize } from '../../src/browser/resize'
import { watchSize } from '../../src/browser/watchSize'
import { dynamicFontSize, dynamicText, shareOfWindow } from '../../src/model/image/dynamicText'

const resizeQuietMs = 100 // B9 Timing: the resize emitter in galleries
const smallestPx = 13 // the font size of `.min-font-set` in every template
const smallest = 'min-font-set'

/** Sizes a block's text to its width, and again whenever the block or the window is resized. */
export function followDynamicText(block: HTMLElement, wrapper: HTMLElement, changes: ElementChanges): void {
  const texts = [...block.querySelectorAll<HTMLElement>(dynamicText)]
  if (texts.length === 0) return
  const fitAll = () => fitDynamicText(texts, changes)
  fitAll()
  changes.onUndo(watchSize(wrapper, fitAll))
  changes.onUndo(onResize(fitAll, resizeQuietMs))
}

/** Measures all texts before it writes any, so that many texts cause only one layout. */
function fitDynamicText(texts: readonly HTMLElement[], changes: ElementChanges): void {
  const seen = texts.filter(({ offsetWidth }) => offsetWidth > 0)
  const shares = seen.map(({ offsetWidth }) => shareOfWindow(offsetWidth, innerWidth))
  seen.forEach((text, index) => {
    const share = shares[index]!
    changes.style(text, 'font-size', dynamicFontSize(share))
    changes.attribute(text, 'data-width-percentage', share)
    if (text.firstElementChild) changes.classed(text.firstElementChild, smallest, false)
  })
  const lines = seen.flatMap(({ firstElementChild }) => firstElementChild ?? [])
  const small = lines.filter((line) => Number.parseFloat(getComputedStyle(line).fontSize) <= smallestPx)
  for (const line of small) changes.classed(line, smallest, true)
}
