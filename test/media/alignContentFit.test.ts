import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { recordChanges } from '../../src/browser/elementChanges'
import { alignContentFit } from '../../src/media/alignContentFit'

const warn = vi.fn()
beforeEach(() => {
  warn.mockClear()
  vi.spyOn(console, 'warn').mockImplementation(warn)
})
afterEach(() => vi.restoreAllMocks())

function align(html: string) {
  document.body.innerHTML = html
  const image = document.querySelector('img') as HTMLImageElement
  const changes = recordChanges()
  alignContentFit([{ image, changes }])
  return { image, changes }
}

const block = (rootClass: string, boxClass = 'content-fit', style = '') => `
  <div class="sqs-block sqs-block-image"><div class="fluid-image-component-root ${rootClass}">
    <div class="js-content-mode-element ${boxClass}"><img alt="" style="${style}"></div>
  </div></div>`

describe('an image that fits its box', () => {
  it.each([
    ['image-position-left', '0% 50%'],
    ['image-position-right', '100% 50%'],
    ['image-position-center', '50% 50%'],
    ['image-position-top-left', '0% 0%'],
    ['image-position-bottom', '50% 100%'],
    ['image-position-constructor', '50% 50%'],
  ])('is aligned to %s', (rootClass, position) => {
    const { image } = align(block(rootClass))
    expect(image.style.objectPosition).toBe(position)
    expect(warn).not.toHaveBeenCalled()
  })

  it('is centred without an alignment, and a warning is logged', () => {
    const { image } = align(block('design-layout-fluid'))
    expect(image.style.objectPosition).toBe('50% 50%')
    expect(warn).toHaveBeenCalledWith('Missing alignment for content-fit image', image)
  })

  it('can have its alignment in an attribute', () => {
    const { image } = align(
      '<div data-block-type="image" data-alignment="right"><div class="content-fit"><img alt=""></div></div>',
    )
    expect(image.style.objectPosition).toBe('100% 50%')
  })

  it('can have its mode in an attribute, and its alignment in title case', () => {
    const { image } = align('<div data-alignment="Top Left"><img data-image-mode="fit" alt=""></div>')
    expect(image.style.objectPosition).toBe('0% 0%')
  })

  it('can be inside a link', () => {
    const { image } = align(
      '<div class="content-fit image-position-left"><a href="/"><img data-image-mode="none" alt=""></a></div>',
    )
    expect(image.style.objectPosition).toBe('0% 50%')
  })

  it('is restored when undone', () => {
    const { image, changes } = align(block('image-position-left', 'content-fit', 'object-position: 20% 30%'))
    changes.undo()
    expect(image.style.objectPosition).toBe('20% 30%')
  })
})

it('an image that fills its box keeps its position', () => {
  expect(align(block('image-position-left', 'content-fill')).image.style.objectPosition).toBe('')
  expect(warn).not.toHaveBeenCalled()
})
