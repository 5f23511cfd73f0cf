import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attach, parse } from '../../blocks/image/block'
import { forgetShared } from '../../src/browser/shared'

const warn = vi.fn()
beforeEach(() => {
  warn.mockClear()
  vi.spyOn(console, 'warn').mockImplementation(warn)
  // Nothing enters the viewport by itself.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
    },
  )
})
afterEach(() => {
  forgetShared()
  document.body.innerHTML = ''
})

function open(content: string) {
  document.body.innerHTML = `<div class="sqs-block image-block sqs-block-image">${content}</div>`
  const block = document.body.firstElementChild as HTMLElement
  const served = block.outerHTML
  const props = parse(block)
  return { block, served, props, image: block.querySelector('img') as HTMLImageElement }
}

describe('the image block', () => {
  it.each(['inline', 'poster', 'card', 'overlap', 'collage', 'stack'])(
    'keeps the markup of the variant %s',
    (variant) => {
      const { block, served, props } = open(
        `<figure class="image-block-outer-wrapper design-layout-${variant}"><img src="data:," alt="" data-image-focal-point="0.2,0.4"></figure>`,
      )
      const undo = attach(block, props!)
      expect(block.querySelector('img')?.style.objectPosition).toBe('20% 40%')
      undo()
      expect(block.outerHTML).toBe(served)
    },
  )

  it.each([',', '', '2,-1', '0.5'])('tolerates the focal point %j', (point) => {
    const { block, props, image } = open(`<img src="data:," alt="" data-image-focal-point="${point}">`)
    attach(block, props!)
    expect(image.style.objectPosition).toBe(point === '2,-1' ? '100% 0%' : point && '50% 50%')
  })

  it('keeps the focal point that the server wrote', () => {
    const { block, props, image } = open(
      '<img src="data:," alt="" style="object-position: 1% 2%" data-image-focal-point="0.5,0.5">',
    )
    attach(block, props!)
    expect(image.style.objectPosition).toBe('1% 2%')
  })

  it.each([
    ['circle', '100 / 100'],
    ['arch', '100 / 150'],
    ['rectangle', '100 / 67'],
  ])('has the aspect ratio of its mask, %s', (mask, ratio) => {
    const { block, props, image } = open(`<img src="data:," alt="" data-shape-mask="${mask}">`)
    attach(block, props!)
    expect(image.style.aspectRatio).toBe(ratio)
  })

  it('has the aspect ratio of its mask in a cell without a height of its own', () => {
    const { block, served, props } = open(
      '<div><div class="fluid-image-container" data-shape-mask="arch"><img src="data:," alt=""></div></div>',
    )
    const undo = attach(block, props!)
    const { style } = block.querySelector<HTMLElement>('.fluid-image-container')!
    expect([style.width, style.height, style.aspectRatio]).toEqual(['100%', 'auto', '100 / 150'])
    undo()
    expect(block.outerHTML).toBe(served)
  })

  it('has no aspect ratio of its own if it is stretched', () => {
    expect(open('<img src="data:," alt="" data-stretch="true" data-shape-mask="circle">').props?.frame).toBeNull()
  })

  it('follows the size of its cell until it is restored', () => {
    const watched = new Set<Element>()
    vi.stubGlobal(
      'ResizeObserver',
      class {
        element: Element | undefined
        observe(element: Element) {
          this.element = element
          watched.add(element)
        }
        disconnect() {
          watched.delete(this.element!)
        }
      },
    )
    const { block, served, props } = open(
      '<div id="cell"><div class="fluid-image-container"><img src="data:," alt="" data-image-dimensions="300x100"></div></div>',
    )
    const undo = attach(block, props!)
    expect([...watched].map(({ id }) => id)).toContain('cell')
    undo()
    expect([watched.size, block.outerHTML]).toEqual([0, served])
  })

  it('keeps the aspect ratio of its image under an unknown mask', () => {
    const { props } = open('<img src="data:," alt="" data-shape-mask="comet" data-image-dimensions="300x100">')
    expect(props?.frame?.aspect).toBeCloseTo(33.33)
  })

  it.each(['', '1000', '0x0'])('tolerates the dimensions %j', (dimensions) => {
    const { block, served, props } = open(`<img src="data:," alt="" data-image-dimensions="${dimensions}">`)
    attach(block, props!)()
    expect(block.outerHTML).toBe(served)
  })

  it.each([
    ['fit', 'contain'],
    ['fill', 'cover'],
    ['none', ''],
    ['null', ''],
    ['crop', ''],
  ])('fills its box according to the mode %s', (mode, fit) => {
    const { block, props, image } = open(
      `<div class="has-aspect-ratio" style="padding-bottom: 50%; position: relative"><img data-src="/a.jpg" alt="" data-image-mode="${mode}"></div>`,
    )
    // happy-dom does not compute percentages.
    vi.spyOn(window, 'getComputedStyle').mockImplementation(
      () => ({ position: 'relative', paddingBottom: '100px' }) as CSSStyleDeclaration,
    )
    attach(block, props!)
    expect(image.style.objectFit).toBe(fit || 'cover') // a box with a ratio is filled
    vi.mocked(window.getComputedStyle).mockRestore()
  })

  it.each(['src="data:,"', 'srcset="/a.jpg 500w, /b.jpg 1000w"'])(
    'does not move an image that the browser is already loading: %s',
    (source) => {
      const { block, props, image } = open(
        `<div class="has-aspect-ratio" style="padding-bottom: 50%"><img ${source} data-src="/a.jpg" alt=""></div>`,
      )
      vi.spyOn(window, 'getComputedStyle').mockImplementation(
        () => ({ position: 'relative', paddingBottom: '100px' }) as CSSStyleDeclaration,
      )
      attach(block, props!)
      expect(image.style.position).toBe('')
      vi.mocked(window.getComputedStyle).mockRestore()
    },
  )

  it('is skipped without an image, with a console warning', () => {
    const { props, block } = open('<p>Soon.</p>')
    expect(props).toBeNull()
    expect(warn).toHaveBeenCalledWith('No images', block)
  })
})
