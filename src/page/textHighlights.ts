import type { WatchPage } from '../runtime/watchPage'
import { watchElements } from './watchElements'

const selector = '.sqsrte-text-highlight'

/**
 * Draws shapes such as underlines and circles on the words that are marked for them (docs/decisions.md#100). The code
 * loads when there is one. Returns a function that removes the shapes.
 */
export function startTextHighlights(watch: WatchPage): () => void {
  let isLoading = false
  let stop = () => {}
  let isStopped = false
  const load = async () => {
    const { drawHighlights } = await import('./drawHighlights')
    if (!isStopped) stop = drawHighlights(selector, watch)
  }
  const onAdded = () => {
    if (isLoading) return
    isLoading = true
    load().catch((error) => {
      isLoading = false // for the next one
      reportError(error)
    })
  }
  const stopWatching = watchElements(selector, { onAdded, onRemoved() {} }, watch)
  return () => {
    isStopped = true
    stopWatching()
    stop()
  }
}
