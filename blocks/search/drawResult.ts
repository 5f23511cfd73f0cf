import { element } from '../../src/ui/element'
import type { SearchResult } from './props'

/**
 * Draws a result in the platform's markup, as a link that can be opened in a new tab. For screen readers, it is an
 * option with the title and excerpt.
 */
export function drawResult(result: SearchResult, id: string): HTMLAnchorElement {
  const option = { role: 'option', id, tabindex: '-1', 'aria-selected': 'false' }
  return element('a', { class: 'search-result', href: result.href, ...option }, drawItem(result))
}

/** Draws the content of a result: its title, its excerpt and an image, which is removed if it fails to load. */
export function drawItem({ title, excerpt, image }: SearchResult): HTMLElement {
  const item = element('span', { class: 'sqs-search-ui-item' })
  if (image) {
    const img = element('img', { class: 'sqs-main-image', src: image, alt: '', decoding: 'async' })
    const box = element('span', { class: 'sqs-main-image-intrinsic' }, img)
    const container = element('span', { class: 'sqs-main-image-container' }, box)
    img.addEventListener('error', () => container.remove())
    item.append(container)
  }
  item.append(element('span', { class: 'sqs-title', dir: 'auto' }, title))
  if (excerpt) item.append(' ', element('span', { class: 'sqs-content', dir: 'auto' }, excerpt))
  return item
}
