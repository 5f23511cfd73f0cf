import { sourceAt } from '../../src/media/imageSource'
import { messages as productMessages } from '../../src/model/product/messages'
import type { PriceText } from '../../src/model/product/priceText'
import { element } from '../../src/ui/element'
import { createSpokenText } from '../../src/ui/spokenText'
import { messages } from './messages'
import type { SeenProduct } from './props'

const imageWidth = 500 // four cards share the width of a page

/** Draws the products as cards, each a link with its image, title and price. */
export function drawSeen(products: readonly SeenProduct[]): HTMLElement {
  const list = element('ul', {}, ...products.map(drawCard))
  return element('section', { class: 'skerry-seen' }, element('h2', {}, messages.title), list)
}

function drawCard({ title, url, imageUrl, price }: SeenProduct): HTMLElement {
  const box = element('span', { class: 'skerry-seen-image' })
  if (imageUrl) {
    const attributes = { alt: '', loading: 'lazy', decoding: 'async' }
    box.append(element('img', { ...attributes, src: sourceAt(imageUrl, imageWidth) }))
  }
  const name = element('span', { class: 'skerry-seen-title', dir: 'auto' }, title)
  return element('li', {}, element('a', { href: url }, box, name, ...(price ? [drawPrice(price)] : [])))
}

function drawPrice({ price, original }: PriceText): HTMLElement {
  const drawn = element('span', { class: 'skerry-seen-price' })
  if (original === null) drawn.append(price)
  else {
    const [now, before] = [createSpokenText(), createSpokenText()]
    now.textContent = `${productMessages.salePrice} `
    before.textContent = ` ${productMessages.originalPrice} `
    drawn.append(now, price, ' ', before, element('s', {}, original))
  }
  return drawn
}
