import { describe, expect, it } from 'vitest'
import { columnOptionsOf } from '../../../blocks/gallery/read/columnOptions'
import { designOf, parseGalleryData } from '../../../blocks/gallery/read/galleryData'

const parse = (value: unknown) => parseGalleryData(JSON.stringify(value))

describe('the design of a gallery', () => {
  it.each([
    ['stacked', 'base'],
    ['slider', 'strip'],
    ['slideshow', 'stacked'],
    ['grid', 'grid'],
    ['autogrid', 'autogrid'],
    ['autocolumns', 'autocolumns'],
    ['autorows', 'autorows'],
    ['carousel', 'carousel'],
    ['list', 'list'],
    ['anything', 'base'],
    ['constructor', 'base'],
    [undefined, 'base'],
    [7, 'base'],
  ])('named %o is %s', (value, design) => {
    expect(designOf(value)).toBe(design)
  })

  it('comes from the markup where the data names none', () => {
    expect(parseGalleryData('', 'slideshow').design).toBe('stacked')
    expect(parseGalleryData('{"design":"grid"}', 'slideshow').design).toBe('grid')
  })
})

describe('gallery data', () => {
  it('has the defaults of the specification', () => {
    expect(parseGalleryData('')).toMatchObject({
      design: 'base',
      transition: 'fade',
      aspectRatio: null,
      autoplay: false,
      autoplayMs: 5000,
      activeAlignment: 'middle',
      activeSlideClickBehavior: 'next',
      historyHash: false,
      clickBehavior: 'next',
      controls: true,
      autoCrop: true,
      thumbnails: false,
      loop: true,
    })
  })

  it('reads keys in kebab and in camel case, mixed', () => {
    const data = parse({
      'thumbnails-per-row': 6,
      'square-thumbs': true,
      'auto-crop': false,
      'autoplay-duration': 3,
      'active-alignment': 'left',
      'meta-position': 'top',
      'thumbnail-strip-height': 80,
      lightboxTheme: 'light',
      newWindow: true,
      autoplay: true,
    })
    expect(data).toMatchObject({
      thumbnailsPerRow: 6,
      squareThumbs: true,
      autoCrop: false,
      autoplayMs: 3000,
      activeAlignment: 'start',
      metaPosition: 'top',
      thumbnailStripHeight: 80,
      lightboxTheme: 'light',
      newWindow: true,
      autoplay: true,
    })
  })

  it('takes what makes no sense as missing', () => {
    const data = parse({
      autoplay: 'often',
      'autoplay-duration': 'soon',
      padding: -4,
      vSize: null,
      'active-alignment': 'below',
      lightboxTheme: 'pink',
      $features: { any: true },
    })
    expect(data).toMatchObject({ autoplay: false, autoplayMs: 5000, padding: null, vSize: null })
    expect(data).toMatchObject({ activeAlignment: 'middle', lightboxTheme: 'dark' })
  })

  it('reads numbers and flags that arrive as text', () => {
    expect(parse({ gutter: '12', lightbox: 'true' })).toMatchObject({ gutter: 12, lightbox: true })
  })

  it.each([
    [{ aspectRatio: 27.8, 'aspect-ratio': 'square' }, 27.8],
    [{ aspectRatio: null, 'aspect-ratio': 'square' }, null],
    [{ imageAspectRatio: 'Auto' }, null],
    [{ imageAspectRatio: '2' }, 50],
  ])('knows the shape of %o', (value, percent) => {
    expect(parse(value).aspectRatio).toBe(percent)
  })

  it('says that it cannot decode what is no JSON', () => {
    expect(() => parseGalleryData('{design:slideshow}')).toThrow('Error decoding gallery block data.')
  })

  it.each(['null', '[]', '"slideshow"', '7'])('says that it cannot evaluate %s', (text) => {
    expect(() => parseGalleryData(text)).toThrow('Error evaluating gallery block data.')
  })

  it('names a transition that does not exist', () => {
    expect(() => parse({ transition: 'explode' })).toThrow('Could not find transition named explode')
  })

  it.each(['fade', 'ken-burns', 'scroll', 'swipe', 'new-swipe'])('knows the transition %s', (transition) => {
    expect(parse({ transition }).transition).toBe(transition)
  })

  it.each([
    [300, 300],
    ['300px', 300],
    ['12.7', 12],
    ['', null],
    [null, null],
  ])('takes %o as the width of autocolumns', (columnWidth, width) => {
    expect(parse({ design: 'autocolumns', columnWidth }).columnWidth).toBe(width)
  })

  it('has columns of at least 250 px without a gutter where the block does not say', () => {
    expect(columnOptionsOf(parse({ design: 'autogrid' }))).toEqual({
      columnWidth: 250,
      gutter: 0,
      columnWidthBehavior: 'min',
    })
  })

  it.each([0, -5, 'wide', '-20px', true, {}])(
    'refuses %o as the width of autocolumns, and only of these',
    (columnWidth) => {
      expect(() => parse({ design: 'autocolumns', columnWidth })).toThrow('must be a positive number')
      expect(parse({ design: 'autogrid', columnWidth }).columnWidth).toBeNull()
    },
  )
})
