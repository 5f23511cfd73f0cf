import { describe, expect, it, vi } from 'vitest'
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
    [undefined, 'base'],
  ])('named %o is %s', (value, design) => {
    expect(designOf(value)).toBe(design)
  })

  it.each(['anything', 'constructor', 7])(
    'falls back to base if it is unknown, with a console warning: %s',
    (value) => {
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
      expect(designOf(value)).toBe('base')
      const list = 'base, stacked, slider, slideshow, grid, autogrid, autocolumns, autorows, carousel, list'
      expect(warned).toHaveBeenCalledWith(`Could not find design named ${value}. Designs loaded: ${list}`)
      warned.mockRestore()
    },
  )

  it('is taken from the markup if the data names none', () => {
    expect(parseGalleryData('', 'slideshow').design).toBe('stacked')
    expect(parseGalleryData('{"design":"grid"}', 'slideshow').design).toBe('grid')
  })
})

describe('the data of a gallery', () => {
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
      newWindow: false,
      lightboxTransition: 'swipe',
      metaPosition: 'bottom',
    })
  })

  it('may mix keys in kebab case and camel case', () => {
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

  it('ignores invalid values', () => {
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

  it.each(['start', 'middle', 'end'])('accepts the alignments that the error message lists: %s', (activeAlignment) => {
    expect(parse({ design: 'slider', activeAlignment })).toMatchObject({ activeAlignment })
  })

  it.each(['below', 'constructor'])('rejects the alignment %s, but only for a strip', (activeAlignment) => {
    expect(() => parse({ design: 'slider', activeAlignment })).toThrow(activeAlignment)
    expect(parse({ activeAlignment }).activeAlignment).toBe('middle')
  })

  it('may contain numbers and booleans as text', () => {
    expect(parse({ gutter: '12', lightbox: 'true' })).toMatchObject({ gutter: 12, lightbox: true })
  })

  it('has no number above 10,000, which its design would count to', () => {
    const data = parse({ gutter: 1e9, numColumns: '100000000', preloadCount: 1e12, slidesPerRow: 10_001 })
    expect(data).toMatchObject({ gutter: 10_000, numColumns: 10_000, preloadCount: 10_000, slidesPerRow: 10_000 })
  })

  it('shows each slide for at most as long as a timer can wait', () => {
    const longestMs = 2 ** 31 - 1
    expect(parse({ autoplayDuration: longestMs / 1000 + 1 }).autoplayMs).toBe(longestMs)
    expect(parse({ autoplayDuration: 1e308 }).autoplayMs).toBe(longestMs)
    expect(parseGalleryData('{"slideDurationMs":1e12}', '', 'slideshow').autoplayMs).toBe(longestMs)
    expect(parse({ autoplayDuration: 20_000 }).autoplayMs).toBe(20_000_000)
  })

  it('distinguishes a gutter of 0 from an empty one', () => {
    expect(parse({ gutter: 0 }).gutter).toBe(0)
    expect(parse({ gutter: ' ' }).gutter).toBeNull()
  })

  it.each([
    [{ aspectRatio: 27.8, 'aspect-ratio': 'square' }, 27.8],
    [{ aspectRatio: null, 'aspect-ratio': 'square' }, null],
    [{ imageAspectRatio: 'Auto' }, null],
    [{ imageAspectRatio: '2' }, 50],
    [{ aspectRatio: 0, imageAspectRatio: '2' }, 50],
  ])('takes the aspect ratio from %o', (value, percent) => {
    expect(parse(value).aspectRatio).toBe(percent)
  })

  it('cannot be decoded if it is not JSON', () => {
    expect(() => parseGalleryData('{design:slideshow}')).toThrow(
      expect.objectContaining({ message: 'Error decoding gallery block data.', cause: expect.any(SyntaxError) }),
    )
  })

  it.each(['null', '[]', '"slideshow"', '7'])('cannot be evaluated if it is %s', (text) => {
    expect(() => parseGalleryData(text)).toThrow('Error evaluating gallery block data.')
  })

  it('names an unknown transition in its error', () => {
    const explode = (design: string) => parse({ design, transition: 'explode' })
    expect(() => explode('slideshow')).toThrow('Could not find transition named explode')
    expect(explode('grid').design).toBe('grid') // it has no transitions
    expect(parse({ design: 'slideshow', transition: '' }).transition).toBe('fade')
  })

  it.each(['fade', 'ken-burns', 'scroll', 'swipe', 'new-swipe'])('may name the transition %s', (transition) => {
    expect(parse({ design: 'slideshow', transition }).transition).toBe(transition)
  })

  it.each([
    [300, 300],
    ['300px', 300],
    ['12.7', 12],
    [0.000001, 1], // more columns than pixels would take forever
    [1e9, 10_000],
    ['', null],
    [null, null],
  ])('may have %o as the width of autocolumns', (columnWidth, width) => {
    expect(parse({ design: 'autocolumns', columnWidth }).columnWidth).toBe(width)
  })

  it('defaults to columns of at least 250 px without a gutter', () => {
    expect(columnOptionsOf(parse({ design: 'autogrid' }))).toEqual({
      columnWidth: 250,
      gutter: 0,
      columnWidthBehavior: 'min',
    })
  })

  it.each([0, -5, 'wide', '-20px', true, {}])(
    'rejects %o as the width of autocolumns, and only in that design',
    (columnWidth) => {
      expect(() => parse({ design: 'autocolumns', columnWidth })).toThrow('must be a positive number')
      expect(parse({ design: 'autogrid', columnWidth }).columnWidth).toBeNull()
    },
  )
})
