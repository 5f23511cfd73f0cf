import { afterEach, describe, expect, it } from 'vitest'
import { reserveClasses } from '../../../blocks/gallery/early'
import { parseGalleryData } from '../../../blocks/gallery/read/galleryData'
import { blocks } from '../../../blocks/index'
import { reserveRoom } from '../../../src/runtime/early'
import { createIsland } from '../../../src/runtime/island'

const gallery = blocks.find(({ name }) => name === 'gallery')!

afterEach(() => {
  document.body.replaceChildren()
})

/** Reserves space for a gallery with these options; returns the style of the element that matches the selector. */
function styleOf(selector: string, options: object, inner: string): CSSStyleDeclaration {
  document.body.innerHTML = `<div class="sqs-block-gallery" data-block-json='${JSON.stringify(options)}'>${inner}</div>`
  reserveRoom([createIsland(document.querySelector<HTMLElement>('.sqs-block-gallery')!, gallery)])
  return document.querySelector<HTMLElement>(selector)!.style
}

const slides = '<img data-image-dimensions="400x300"><img data-image-dimensions="400x100">'
const inBox = (design: string) =>
  `<div class="sqs-gallery-block-${design}"><div class="sqs-gallery">${slides}</div></div>`
const shapeOf = ({ aspectRatio }: CSSStyleDeclaration) => aspectRatio.replaceAll(' ', '')

describe('a gallery before its code loads', () => {
  it('is as high as its shortest slide', () => {
    expect(shapeOf(styleOf('.sqs-gallery', {}, inBox('slideshow')))).toBe('400/100')
  })

  it('has its block’s fixed aspect ratio', () => {
    const style = styleOf('.sqs-gallery', { aspectRatio: 27.5 }, inBox('slideshow'))
    expect([shapeOf(style), style.maxHeight]).toEqual(['100/27.5', 'none'])
  })

  it('shows stacked images in their own aspect ratio, at full width', () => {
    const style = styleOf('img', {}, `<div class="sqs-gallery-block-stacked">${slides}</div>`)
    expect([shapeOf(style), style.maxWidth]).toEqual(['400/300', 'none'])
  })

  it('shows list images in their own aspect ratio, at most at natural width', () => {
    const style = styleOf('img', {}, slides)
    expect([shapeOf(style), style.maxWidth]).toEqual(['400/300', '400px'])
  })

  it('has the same limit for numbers as later', () => {
    const options = { design: 'carousel', gutter: 1e9 }
    expect(styleOf('.sqs-gallery', options, inBox('carousel')).gap).toBe('10000px')
    expect(parseGalleryData(JSON.stringify(options)).gutter).toBe(10_000)
  })

  it.each([
    ['a grid whose template floats its slides', 'grid', '', 'left', true],
    ['a grid with styles of the server', 'grid', '<style>.x { margin: 0 }</style>', 'none', true],
    ['a grid that nobody lays out', 'grid', '', 'none', false],
    ['a stacked gallery', 'stacked', '', 'left', false],
  ])(
    'gets the classes of a grid only if the page has styles that lay it out: %s',
    (_what, design, sheet, float, isLaidOut) => {
      document.body.innerHTML = `<div class="sqs-block">${sheet}<div class="sqs-gallery-block-${design}">
      <div class="sqs-gallery"><div style="float: ${float}"></div><div></div></div></div></div>`
      const names = reserveClasses(document.querySelector('.sqs-gallery')!).map(([, name]) => name)
      const [own, slide] = ['sqs-gallery-design-grid', 'sqs-gallery-design-grid-slide']
      expect(names).toEqual(isLaidOut ? [own, slide, slide] : [])
    },
  )
})
