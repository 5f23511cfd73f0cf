import { messages } from './messages'

const blocks = '.sqs-block, [data-block-type]'

/**
 * The images inside a root, without those of nested blocks and of `noscript`, whose content some parsers turn into
 * elements. Throws the image errors of B8 Console and runtime messages: a `TypeError` if the root is missing or not an
 * element, an `Error` if it contains no image.
 */
export function findImages(root: Element | null | undefined): HTMLImageElement[] {
  if (!root) throw new TypeError(messages.noRootNode)
  if (root.nodeType !== 1) throw new TypeError(messages.invalidNode) // 1: an element
  const images = imagesOf(root)
  if (images.length === 0) throw new Error(messages.noImages)
  return images
}

/** Like `findImages`, but returns an empty list instead of throwing. */
export function imagesOf(root: Element): HTMLImageElement[] {
  const own = root.closest(blocks)
  return [...root.querySelectorAll('img')].filter(
    (image) => !image.closest('noscript') && image.closest(blocks) === own,
  )
}
