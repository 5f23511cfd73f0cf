import { debounce } from '../browser/debounce'
import { recordChanges } from '../browser/elementChanges'
import { watchSize } from '../browser/watchSize'
import { createImageLoader } from './imageLoader'
import type { ChangedImage } from './imageRoom'
import { lazySource } from './imageSource'
import { mustNotLoad } from './mustNotLoad'
import { whenVisible } from './visibility'

const restMs = 150 // B9 Timing: resize helper delay

/**
 * Keeps a server-rendered image as sharp as its box needs (B4 Page initialisation): loads it within 200 px of the
 * screen, and again when its box has grown. `changes.undo` of the result stops this and reverts everything.
 */
export function followImage(image: HTMLImageElement): ChangedImage {
  const changes = recordChanges()
  const loadImage = createImageLoader(changes)
  let isNear = false
  const load = () => {
    // An image that the browser is already loading must not be requested twice.
    const isLoading = image.hasAttribute('src') && !image.complete
    if (isNear && !isLoading && lazySource(image)) loadImage(image)
  }
  const loadSoon = debounce(load, restMs)
  changes.onUndo(loadSoon.cancel)
  changes.onUndo(watchSize(image, loadSoon))
  changes.listen(image, 'load', loadSoon) // the browser may have loaded a lower resolution
  changes.onUndo(
    whenVisible(image, () => {
      isNear = true
      load()
    }),
  )
  return { image, changes }
}

/** Whether an image needs a script to load it, and may be loaded. */
export function isWaiting(image: HTMLImageElement): boolean {
  if (image.hasAttribute('src') || image.hasAttribute('srcset')) return false
  return lazySource(image) !== '' && !mustNotLoad(image)
}
