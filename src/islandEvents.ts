import { stopSignal } from './browser/atStop'
import { log } from './browser/log'
import { isChunkLoadError } from './errors/ChunkLoadError'
import { emit } from './events'
import { blockFailed, blockMounted } from './messages'
import type { Page } from './model/page/page'
import type { Island } from './runtime/island'
import type { IslandListener } from './runtime/settleIsland'
import { undoFirst } from './runtime/undoFirst'
import type { LoadDeferred } from './startDeferred'
import { warn } from './warn'

/** Connects islands to events, console, telemetry and the notice with which visitors can try again. */
export function createIslandEvents(page: Page, loadDeferred: LoadDeferred): IslandListener {
  const notices = new Map<HTMLElement, () => void>()
  /** Functions that undo showing the images of a failed block. */
  const hideImages = new WeakMap<Island, () => void>()
  const signal = stopSignal()

  const removeNotice = (element: HTMLElement) => {
    notices.get(element)?.()
    notices.delete(element)
  }

  const showNotice = (island: Island, isEmpty: boolean) => {
    const { element } = island
    loadDeferred().then(({ showRetry }) => {
      if (signal.aborted || island.state !== 'failed' || notices.has(element)) return
      notices.set(element, showRetry(element, { onRetry: island.retry, isEmpty }))
      undoFirst(island, () => removeNotice(element))
    }, warn)
  }

  /** Shows the images of a failed block, which would otherwise need its script. */
  const showImages = (island: Island) => {
    loadDeferred().then(({ showWaitingImages }) => {
      if (island.state !== 'failed') return
      const hide = showWaitingImages(island.element)
      hideImages.set(island, hide)
      undoFirst(island, hide)
    }, warn)
  }

  return {
    onLoad(island) {
      removeNotice(island.element)
      hideImages.get(island)?.()
    },
    onMount({ definition: { name }, element }) {
      removeNotice(element)
      emit('mount', { name, element })
      if (page.settings.debug) console.info(blockMounted(name), element)
    },
    onSkip({ definition: { name }, element }) {
      emit('skip', { name, element })
    },
    onError(island, error, keepsBox) {
      const { element, definition } = island
      console.error(blockFailed(definition.name), error, element)
      emit('error', { name: definition.name, element, error })
      loadDeferred().then(({ reportError, cssPath }) => {
        const block = { block: definition.name, path: cssPath(element) }
        reportError(error, block)
        log('block failed', { ...block, error })
      }, warn)
      showImages(island)
      if (!isChunkLoadError(error)) return
      addEventListener('online', () => island.retry(), { once: true, signal })
      if (definition.notice !== false || island.interaction) showNotice(island, keepsBox)
    },
  }
}
