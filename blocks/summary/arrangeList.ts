import type { ElementChanges } from '../../src/browser/elementChanges'
import type { SummaryProps } from './props'

/**
 * Divides the width of a list's items between image and text (`listImageSize`, B3 Other block data), if the template
 * floats them side by side. An item without an image gets the platform's class for that, which makes its text as wide
 * as the item.
 */
export function arrangeList({ items, listImageSize }: SummaryProps, changes: ElementChanges): void {
  for (const item of items) {
    if (!item.querySelector('img, .sqsSummaryBlockThumbnailPlaceholder')) changes.classed(item, 'no-image', true)
    const image = item.querySelector<HTMLElement>('.summary-thumbnail-outer-container, .sqs-gallery-image-container')
    const text = item.querySelector<HTMLElement>('.sqs-gallery-meta-container')
    if (!listImageSize || !image || !text || getComputedStyle(text).float === 'none') continue
    changes.style(image, 'width', `${listImageSize}%`)
    changes.style(text, 'width', `${100 - listImageSize}%`)
  }
}
