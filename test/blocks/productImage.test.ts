import { beforeEach, expect, it } from 'vitest'
import { createProductImage, galleryImages } from '../../blocks/product/productImage'
import { recordChanges } from '../../src/browser/elementChanges'
import type { Variant } from '../../src/model/product/Product'

const plain = { attributes: {} } as Variant
const red = { attributes: {}, mainImage: { assetUrl: 'https://images.test/red.png' } } as Variant

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

it('a product image that has loaded stays, in its current width, for a variant without an image', () => {
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

it('a product image that has not loaded yet is loaded as the image of the chosen variant', () => {
  const { image, changes, show } = open()
  const served = image.outerHTML
  show(red)
  expect([image.getAttribute('src'), image.dataset.src]).toEqual([null, 'https://images.test/red.png'])
  changes.undo()
  expect(image.outerHTML).toBe(served)
})

it('a variant’s image has its own alt text, else the product title and options; the served alt text returns', () => {
  document.body.innerHTML = `<article class="ProductItem"><h1 class="product-title"> Mug </h1>
    <div class="ProductItem-gallery"><img src="https://images.test/red.png" alt="Red mug">
    <img src="https://images.test/blue.png" data-image-id="blue" alt="Blue mug from above"></div></article>`
  const [image, ...others] = document.querySelectorAll<HTMLElement>(galleryImages)
  const show = createProductImage([image!, ...others], recordChanges())
  const textsOf = (...variants: readonly Partial<Variant>[]) =>
    variants.map((variant) => {
      show({ attributes: { Size: 'L', Colour: 'Blue' }, ...variant } as Variant)
      return image!.getAttribute('alt')
    })
  const imageAt = (assetUrl: string) => ({ mainImage: { assetUrl, originalSize: '' } })
  const shown = textsOf(
    { mainImageId: 'blue' },
    imageAt('https://images.test/blue.png'),
    imageAt('https://images.test/green.png'),
    imageAt('https://images.test/red.png'),
    {},
  )
  expect(shown).toEqual(['Blue mug from above', 'Blue mug from above', 'Mug, L, Blue', 'Red mug', 'Red mug'])
})

it('the first product image returns for the variant that it belongs to', () => {
  document.body.innerHTML = `<div class="ProductItem-gallery"><img src="https://images.test/red.png" data-image-id="red"
    alt="Red"><img src="https://images.test/blue.png" data-image-id="blue" alt="Blue"></div>`
  const images = [...document.querySelectorAll<HTMLElement>(galleryImages)]
  const show = createProductImage(images, recordChanges())
  show({ mainImageId: 'blue' } as Variant)
  show({ mainImageId: 'red' } as Variant)
  expect([images[0]!.getAttribute('src'), images[0]!.getAttribute('alt')]).toEqual([
    'https://images.test/red.png',
    'Red',
  ])
})
