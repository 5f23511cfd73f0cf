import { atStop } from '../browser/atStop'
import { followImage } from '../media/followImage'
import { type NodeLike, unwrap } from './wrap'

// Blocks bring their own images, and what fills a box is brought by the page (`fluidImages`).
const broughtElsewhere = '.sqs-block img, .content-fill > img, .content-fit > img'

const followed = new WeakSet<HTMLImageElement>()

/**
 * `ImageLoader.load`: brings in an image that waits in its `data-src`, as it comes near the screen. One that says
 * `data-load="false"` waits until it is asked for by `load`.
 */
export function loadPageImage(node: NodeLike, { load = false }: { readonly load?: boolean } = {}): boolean {
  const image = unwrap(node)
  if (!(image instanceof HTMLImageElement) || image.matches(broughtElsewhere)) return false
  if (followed.has(image) || (image.dataset.load === 'false' && !load)) return false
  followed.add(image)
  atStop(followImage(image).changes.undo)
  return true
}
