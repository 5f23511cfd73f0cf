import { atStop } from '../browser/atStop'
import { followImage } from '../media/followImage'
import { fluidImage } from '../model/image/fluidImage'
import { type NodeLike, unwrap } from './wrap'

// Blocks load their own images, and the page loads images that fill a box (`fluidImages`).
const loadedElsewhere = `.sqs-block img, ${fluidImage}`

const followed = new WeakSet<HTMLImageElement>()

/**
 * `ImageLoader.load`: loads an image from its `data-src` when it is near the screen. An image with `data-load="false"`
 * needs a call with `load: true`. Returns whether it will be loaded.
 */
export function loadPageImage(node: NodeLike, { load = false }: { readonly load?: boolean } = {}): boolean {
  const image = unwrap(node)
  if (!(image instanceof HTMLImageElement) || image.matches(loadedElsewhere)) return false
  if (followed.has(image) || (image.dataset.load === 'false' && !load)) return false
  followed.add(image)
  atStop(followImage(image).changes.undo)
  return true
}
