import { atStop } from '../browser/atStop'
import { type ElementChanges, recordChanges } from '../browser/elementChanges'
import { followImage } from '../media/followImage'
import { reserveRoom } from '../media/imageBox'
import { fluidImage } from '../model/image/fluidImage'
import { type NodeLike, unwrap } from './wrap'

// Blocks load their own images, and the page loads images that fill a box (`fluidImages`).
const loadedElsewhere = `.sqs-block img, ${fluidImage}`

interface Options {
  /** Loads an image with `data-load="false"` too. */
  readonly load?: boolean
  /** How the image fills its parent, if that has a box of its own. */
  readonly mode?: string
}

const followed = new WeakSet<HTMLImageElement>()
const unplaced: HTMLImageElement[] = []

/**
 * `ImageLoader.load`: loads an image from its `data-src` when it is near the screen. An image with `data-load="false"`
 * needs a call with `load: true`. Returns whether it will be loaded.
 */
export function loadPageImage(node: NodeLike, { load = false, mode = '' }: Options = {}): boolean {
  const image = unwrap(node)
  if (!(image instanceof HTMLImageElement) || image.matches(loadedElsewhere)) return false
  if (followed.has(image) || (image.dataset.load === 'false' && !load)) return false
  followed.add(image)
  const { changes } = followImage(image)
  atStop(changes.undo)
  if (mode === 'fill' || mode === 'fit') placeSoon(image, mode, changes)
  return true
}

/** Places an image together with all others of the same turn, because each measurement forces a layout. */
function placeSoon(image: HTMLImageElement, mode: 'fill' | 'fit', changes: ElementChanges): void {
  changes.attribute(image, 'data-image-mode', mode)
  if (unplaced.push(image) > 1) return
  queueMicrotask(() => {
    const placed = recordChanges()
    atStop(placed.undo)
    reserveRoom(unplaced.splice(0), placed)
  })
}
