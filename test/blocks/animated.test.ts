import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attach, parse } from '../../blocks/animated/block'
import { forgetShared } from '../../src/browser/shared'

let thresholds: readonly number[] = []
/** Calls the observer with the visible ratio of the block, and its size. The viewport is 1000 px wide and high. */
let see: (ratio: number, size?: { readonly width?: number; readonly height?: number }) => void = () => {}
const entrance = { pause: vi.fn(), play: vi.fn(), cancel: vi.fn() }
const animate = vi.fn(() => entrance)
let isReduced = false

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  isReduced = false
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void, options: { threshold: number[] }) {
        thresholds = options.threshold
        see = (ratio, { width = 1000, height = 100 } = {}) =>
          tell([
            {
              target: document.querySelector('#block'),
              isIntersecting: ratio > 0,
              intersectionRatio: ratio,
              boundingClientRect: { width, height },
              intersectionRect: { width, height: ratio * height },
              rootBounds: { width: 1000, height: 1000 },
            },
          ])
      }
      observe() {}
      unobserve() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  forgetShared()
  document.body.className = ''
  document.body.innerHTML = ''
})

function open(attributes = 'data-animation="slide"', content = 'Words') {
  document.body.innerHTML = `<div id="block" ${attributes}>${content}</div>`
  const block = document.body.firstElementChild as HTMLElement
  Object.assign(block, { animate })
  const served = block.outerHTML
  const props = parse(block)
  const undo = props ? attach(block, props) : () => {}
  return { block, props, served, undo, isLoaded: () => block.classList.contains('animation-loaded') }
}

describe('an animated block', () => {
  it.each([
    ['0', 0],
    ['1.5', 1.5],
    ['-1', 0.3],
    ['', 0.3],
  ])('with a duration of "%s" takes %f seconds', (written, duration) => {
    expect(open(`data-animation="slide" data-animation-duration="${written}"`).props).toMatchObject({ duration })
  })

  it('is observed at the five thresholds of the specification', () => {
    open()
    expect(thresholds).toEqual([0, 0.1, 0.25, 0.5, 1])
  })

  it('appears once half of it is visible', () => {
    const { isLoaded } = open()
    see(0)
    see(0.49)
    expect(isLoaded()).toBe(false)
    see(0.5)
    expect(isLoaded()).toBe(true)
    expect(entrance.play).toHaveBeenCalledOnce()
  })

  it.each([1000, 300])('appears once half of what fits on the screen is visible, with a width of %i px', (width) => {
    const { isLoaded } = open()
    see(0)
    see(0.124, { width, height: 4000 })
    expect(isLoaded()).toBe(false)
    see(0.125, { width, height: 4000 })
    expect(isLoaded()).toBe(true)
  })

  it('takes 0.3 s and slides 30 px unless the markup says otherwise', () => {
    open()
    see(0)
    expect(animate).toHaveBeenCalledWith(
      [{ opacity: 0 }, { opacity: 0, translate: '0 30px', offset: 0.001 }, {}],
      expect.objectContaining({ duration: 300 }),
    )
    open('data-animation="slide" data-animation-duration="1.2s" data-animation-offset="80" data-animation-ratio="0.1"')
    see(0)
    expect(animate).toHaveBeenLastCalledWith(
      [{ opacity: 0 }, { opacity: 0, translate: '0 80px', offset: 0.001 }, {}],
      expect.objectContaining({ duration: 1200 }),
    )
    see(0.1)
    expect(entrance.play).toHaveBeenCalledOnce()
  })

  it('waits until its loading images have loaded or failed', () => {
    const { block, isLoaded } = open(undefined, '<img alt="" data-src="/a.jpg"><img alt="" data-src="/b.jpg">')
    const images = [...block.querySelectorAll('img')]
    for (const image of images) {
      image.getBoundingClientRect = () => ({ top: 10, bottom: 90, width: 100 }) as DOMRect
    }
    see(0)
    see(0.6)
    images[0]?.dispatchEvent(new Event('load'))
    expect(isLoaded()).toBe(false)
    images[1]?.dispatchEvent(new Event('error'))
    expect(isLoaded()).toBe(true)
  })

  it('does not wait forever for an image that never loads', () => {
    const { block, isLoaded } = open(undefined, '<img alt="" data-src="/a.jpg">')
    const image = block.querySelector('img') as HTMLImageElement
    image.getBoundingClientRect = () => ({ top: 10, bottom: 90, width: 100 }) as DOMRect
    see(0)
    see(1)
    vi.runAllTimers()
    expect(isLoaded()).toBe(true)
  })

  it('appears at once if it is already visible, or under reduced motion', () => {
    const first = open()
    see(0.1)
    expect(first.isLoaded()).toBe(true)
    isReduced = true
    const second = open()
    see(0)
    expect(second.isLoaded()).toBe(true)
    expect(animate).not.toHaveBeenCalled()
  })

  it('appears at once in a browser without IntersectionObserver', () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    expect(open().isLoaded()).toBe(true)
  })

  it('is printed', () => {
    const { isLoaded } = open()
    see(0)
    dispatchEvent(new Event('beforeprint'))
    expect(isLoaded()).toBe(true)
    expect(entrance.cancel).toHaveBeenCalled()
  })

  it('is not animated while the page is edited', () => {
    document.body.className = 'sqs-edit-mode-active'
    expect(open().props).toBeNull()
  })

  it('is restored when undone', () => {
    const { block, served, undo } = open()
    see(0)
    see(1)
    undo()
    expect(block.outerHTML).toBe(served)
    expect(entrance.cancel).toHaveBeenCalled()
  })
})

describe('the animation of a block', () => {
  const kindOf = (attributes: string, bodyClass = '') => {
    document.body.className = bodyClass
    return open(attributes).props?.kind ?? null
  }

  it.each([
    ['data-animation="fade"', 'fade'],
    ['data-animation="slide-up"', 'slide'],
    ['data-animation="wobble"', 'fade'],
    ['data-animation="none"', null],
    ['data-animation="site-default"', null],
    ['class="image-block-outer-wrapper combination-animation-fade-in individual-animation-none"', 'fade'],
    ['class="image-block-outer-wrapper combination-animation-none individual-animation-scale-in"', 'scale'],
    ['class="image-block-outer-wrapper combination-animation-none individual-animation-none"', null],
    ['class="image-block-outer-wrapper combination-animation-site-default"', null],
  ])('for %s is %s', (attributes, kind) => {
    expect(kindOf(attributes)).toBe(kind)
  })

  it.each([
    ['data-animation="site-default"', 'slide'],
    ['class="combination-animation-site-default individual-animation-site-default"', 'slide'],
    ['data-animation-role="image"', 'slide'],
    ['data-animation="none"', null],
  ])('for %s follows the site’s setting', (attributes, kind) => {
    const site = 'tweak-global-animations-enabled tweak-global-animations-animation-type-slide'
    expect(kindOf(attributes, site)).toBe(kind)
  })

  it('is none if the site has none', () => {
    const site = 'tweak-global-animations-enabled tweak-global-animations-animation-type-none'
    expect(kindOf('data-animation-role="image"', site)).toBeNull()
  })
})
