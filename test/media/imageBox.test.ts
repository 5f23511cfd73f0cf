import { afterEach, describe, expect, it } from 'vitest'
import { recordChanges } from '../../src/browser/elementChanges'
import { coverParent, modeOf, reserveRoom } from '../../src/media/imageBox'

afterEach(() => {
  document.body.innerHTML = ''
})

it('text beside an image stays where the template positioned it', () => {
  document.body.innerHTML = `<div class="content-fill"><img data-image-dimensions="300x200"><p>Below</p>
    <p style="position: relative; top: 9px">Over</p></div>`
  const [below, over] = document.querySelectorAll('p')
  const changes = recordChanges()
  reserveRoom([...document.querySelectorAll('img')], changes)
  expect(over?.getAttribute('style')).toBe('position: relative; top: 9px')
  expect(below?.style.position).toBe('')
  changes.undo()
  expect(below?.hasAttribute('style')).toBe(false)
})

describe('an image', () => {
  const serve = (html: string) => {
    document.body.innerHTML = html
    return document.querySelector('img')!
  }

  it.each([
    ['', '', 'none'],
    ['content-fill', '', 'fill'],
    ['content-fit', '', 'fit'],
    ['content-fit', 'data-image-mode="fill"', 'fill'],
    ['content-fill', 'data-image-mode="fit"', 'fit'],
    ['content-fill', 'data-image-mode="none"', 'none'],
    ['content-fill', 'data-image-mode="null"', 'none'],
    ['content-fill', 'data-image-mode="stretch"', 'none'],
  ])('in a box of class “%s” with %s has the mode %s', (box, own, mode) => {
    expect(modeOf(serve(`<div class="${box}"><img ${own}></div>`))).toBe(mode)
  })

  it.each([
    ['fill', 'cover', '20% 30%'],
    ['fit', 'contain', '50% 50%'],
  ] as const)('with the mode %s has object-fit %s, positioned at %s', (mode, fit, position) => {
    const image = serve('<div><img data-image-focal-point="0.2,0.3"></div>')
    coverParent(image, mode, recordChanges())
    const { objectFit, objectPosition, maxWidth, width, height } = image.style
    expect([objectFit, objectPosition]).toEqual([fit, position])
    expect([maxWidth, width, height]).toEqual(['none', '100%', '100%'])
  })

  it('in normal flow is no wider than its natural size, and has its own aspect ratio', () => {
    const image = serve('<div><img data-image-dimensions="300x200"></div>')
    reserveRoom([image], recordChanges())
    expect([image.style.maxWidth, image.style.aspectRatio]).toEqual(['300px', '300 / 200'])
  })

  it.each([
    ['content-fill', 'fill', 'cover'],
    ['content-fit', 'fill', 'contain'],
    ['content-fill', 'fit', 'contain'],
  ] as const)('of class %s in a block whose common image mode is %s has object-fit %s', (box, mode, fit) => {
    const image = serve(`<div class="${box}"><img data-image-dimensions="300x200"></div>`)
    reserveRoom([image], recordChanges(), { ratio: 1.5, mode })
    expect([image.style.objectFit, image.style.aspectRatio]).toEqual([fit, '1.5 / 1'])
  })
})
