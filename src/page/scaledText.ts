import { debounce } from '../browser/debounce'
import { onResize } from '../browser/resize'
import type { WatchPage } from '../runtime/watchPage'
import { createScaledText, fitTexts, roomOf, type ScaledText } from './fitText'
import { watchElements } from './watchElements'

const selector = '.sqsrte-scaled-text-container > .sqsrte-scaled-text'
const restMs = 100 // B4 Page initialisation, B9 Timing: scaled text debounce 100 ms
const scrollbarPx = 20

/**
 * Makes scaled text as wide as its container (B4 Page initialisation): at once, when a font arrives, and 100 ms after the
 * last change of the window or of a container's width. Returns what leaves the text as the server sent it.
 */
export function startScaledText(watch: WatchPage): () => void {
  const texts = new Map<Element, ScaledText>()
  const fitAll = () => fitTexts([...texts.values()])
  const fitSoon = debounce(fitAll, restMs)

  const observer = new ResizeObserver((entries) => {
    const isStale = entries.some(({ target }) => {
      const text = texts.get(target)
      if (!text) return false
      const change = roomOf(text) - text.fittedPx
      // What grows by no more than a scrollbar may only have lost the one that its own text brought: growing again would
      // never come to rest. When the window grows, its own event says so.
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
          texts.set(text.container, text)
          observer.observe(text.container)
        }
      },
      onRemoved(elements) {
        const gone = new Set(elements)
        for (const text of [...texts.values()].filter(({ element }) => gone.has(element))) {
          texts.delete(text.container)
          observer.unobserve(text.container)
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

/** A font that arrives makes all text another width. */
function onFonts(listener: () => void): () => void {
  const { fonts } = document
  if (!fonts) return () => {}
  let isOver = false
  const listen = () => {
    if (!isOver) listener()
  }
  // The event also fires for later fonts; the promise is what browsers agree on.
  if (fonts.status === 'loading') fonts.ready.then(listen)
  fonts.addEventListener('loadingdone', listen)
  return () => {
    isOver = true
    fonts.removeEventListener('loadingdone', listen)
  }
}
