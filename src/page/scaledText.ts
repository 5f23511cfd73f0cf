import { debounce } from '../browser/debounce'
import { onResize } from '../browser/resize'
import type { WatchPage } from '../runtime/watchPage'
import { createScaledText, fitTexts, roomOf, type ScaledText } from './fitText'
import { onFonts } from './onFonts'
import { watchElements } from './watchElements'

const selector = '.sqsrte-scaled-text-container > .sqsrte-scaled-text'
const restMs = 100 // B4 Page initialisation, B9 Timing: scaled text debounce 100 ms
const scrollbarPx = 20

/**
 * Makes scaled text as wide as its container (B4 Page initialisation): at once, when a font has loaded, and 100 ms
 * after the last resize of the window or of a container. Returns a function that restores the server's text.
 */
export function startScaledText(watch: WatchPage): () => void {
  const texts = new Set<ScaledText>()
  const textsIn = (container: Element) => [...texts].filter((text) => text.container === container)
  const fitAll = () => fitTexts([...texts])
  const fitSoon = debounce(fitAll, restMs)

  const observer = new ResizeObserver((entries) => {
    const isStale = entries
      .flatMap(({ target }) => textsIn(target))
      .some((text) => {
        const change = roomOf(text) - text.fittedPx
        // A container that grows by less than a scrollbar may only have lost the one that its own text caused. Growing
        // again would loop forever. If the window grows, it dispatches an event of its own.
        return change < -1 || (text.fittedPx === 0 ? change > 0 : change > scrollbarPx)
      })
    if (isStale) fitSoon()
  })

  const stopWatching = watchElements(
    selector,
    {
      onAdded(elements) {
        const added = elements.map(createScaledText)
        fitTexts(added)
        for (const text of added) {
          texts.add(text)
          observer.observe(text.container)
        }
      },
      onRemoved(elements) {
        const gone = new Set(elements)
        // The last one first, because texts in one container have changed it one after the other.
        for (const text of [...texts].filter(({ element }) => gone.has(element)).reverse()) {
          texts.delete(text)
          if (textsIn(text.container).length === 0) observer.unobserve(text.container)
          text.changes.undo()
        }
      },
    },
    watch,
  )
  const stopResize = onResize(fitAll, restMs)
  const stopFonts = onFonts(fitAll)

  return () => {
    stopFonts()
    stopResize()
    observer.disconnect()
    fitSoon.cancel()
    stopWatching()
  }
}
