import { messages } from './messages'

const blocks = '.sqs-block, [data-block-type]'

/**
 * The images below a root, without those of blocks inside it and of `noscript`, which some parsers make elements of.
 * Throws the image errors of B8 Console and runtime messages: a `TypeError` where there is no root or it is no element,
 * an `Error` where it holds no image.
 */
export function findImages(root: Element | null | undefined): HTMLImageElement[] {
  if (!root) throw new TypeError(messages.noRootNode)
  if (root.nodeType !== 1) throw new TypeError(messages.invalidNode) // 1: an element
  const own = root.closest(blocks)
  const images = [...root.querySelectorAll('img')].filter(
    (image) => !image.closest('noscript') && image.closest(blocks) === own,
  )
  if (images.length === 0) throw new Error(messages.noImages)
  return images
}
