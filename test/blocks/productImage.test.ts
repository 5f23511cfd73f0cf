import { beforeEach, expect, it } from 'vitest'
import { createProductImage, galleryImages } from '../../blocks/product/productImage'
import { recordChanges } from '../../src/browser/elementChanges'
import type { Variant } from '../../src/model/product/Product'

const plain = {} as Variant
const red = { mainImage: { assetUrl: 'https://images.test/red.png' } } as Variant

beforeEach(() => {
  // No image comes over the network.
  const { happyDOM } = window as unknown as { happyDOM: { settings: { enableImageFileLoading: boolean } } }
  happyDOM.settings.enableImageFileLoading = false
})

/** An image of a product that a template's script, or Skerry, loads later. */
function open() {
  document.body.innerHTML = `<div class="ProductItem-gallery"><img data-load="false"
    data-src="https://images.test/blue.png" data-image="https://images.test/blue.png" alt=""></div>`
  const image = document.querySelector('img')!
  const changes = recordChanges()
  const show = createProductImage([...document.querySelectorAll<HTMLElement>(galleryImages)], changes)
  return { image, changes, show }
}

it('the image of a product that was loaded meanwhile stays for a variant without its own, in the width it has', () => {
  const { image, show } = open()
  image.setAttribute('src', 'https://images.test/blue.png?format=500w')
  show(plain)
  expect(image.getAttribute('src')).toBe('https://images.test/blue.png?format=500w')
  image.setAttribute('src', 'https://images.test/blue.png?format=1500w')
  show(red)
  expect(image.getAttribute('src')).toBe('https://images.test/red.png?format=1500w')
  show(plain)
  expect(image.getAttribute('src')).toBe('https://images.test/blue.png?format=1500w')
})

it('an image of a product that is still to be loaded is loaded as that of the chosen variant', () => {
  const { image, changes, show } = open()
  const served = image.outerHTML
  show(red)
  expect([image.getAttribute('src'), image.dataset.src]).toEqual([null, 'https://images.test/red.png'])
  changes.undo()
  expect(image.outerHTML).toBe(served)
})
