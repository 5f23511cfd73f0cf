import { messages } from './messages'

const blocks = '.sqs-block, [data-block-type]'

/**
 * The images inside a root, without those of blocks inside it and of `noscript`, whose content some parsers turn into
 * elements. Throws the image errors of B8 Console and runtime messages: a `TypeError` if there is no root or it is no
 * element, an `Error` if it contains no image.
 */
export function findImages(root: Element | null | undefined): HTMLImageElement[] {
  if (!root) throw new TypeError(messages.noRootNode)
  if (root.nodeType !== 1) throw new TypeError(messages.invalidNode) // 1: an element
  const images = imagesOf(root)
  if (images.length === 0) throw new Error(messages.noImages)
  return images
}

/** The same, but there may be none. */
export function imagesOf(root: Element): HTMLImageElement[] {
  const own = root.closest(blocks)
  return [...root.querySelectorAll('img')].filter(
    (image) => !image.closest('noscript') && image.closest(blocks) === own,
  )
}
