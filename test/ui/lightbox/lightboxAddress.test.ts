import { afterEach, describe, expect, it, vi } from 'vitest'
import { addressOf, followAddress, slideInAddress } from '../../../src/ui/lightboxAddress'

const slides = [
  { id: 'a1', url: 'dawn' },
  { id: 'b2', url: 'noon & night' },
  { id: '', url: '' },
]

afterEach(() => history.replaceState(null, '', '/'))

describe('the first slide', () => {
  it.each([
    ['#itemId=b2', '/', 1],
    ['#!itemId=dawn', '/', 0],
    ['#menu=open&itemId=b2', '/', 1],
    ['#itemId=nobody', '/pictures/dawn', 0],
    ['', '/pictures/noon%20%26%20night/', 1],
    ['', '/pictures/%E0%A4%A', -1],
    ['#itemId=', '/', -1],
  ])('of %s at %s is number %d', (hash, pathname, index) => {
    expect(slideInAddress(slides, { hash, pathname })).toBe(index)
  })

  it('is found again by the address that a slide is given, in the hash and below a path', () => {
    for (const [index, slide] of slides.slice(0, 2).entries()) {
      expect(slideInAddress(slides, { hash: addressOf(slide) ?? '', pathname: '/' })).toBe(index)
      expect(slideInAddress(slides, { hash: '', pathname: addressOf(slide, '/pictures/') ?? '' })).toBe(index)
    }
    expect(addressOf({ id: '', url: '' })).toBe(null)
  })
})

describe('a page', () => {
  it('opens what its hash names, and not what only its own name resembles', () => {
    const open = vi.fn()
    history.replaceState(null, '', '/dawn')
    followAddress(slides, open)()
    expect(open).not.toHaveBeenCalled()
    followAddress(slides, open, '/dawn')()
    expect(open).not.toHaveBeenCalled()
    history.replaceState(null, '', '/pictures/dawn')
    followAddress(slides, open, '/pictures/')()
    expect(open).toHaveBeenLastCalledWith(0)
    history.replaceState(null, '', '/#itemId=b2')
    followAddress(slides, open)()
    expect(open).toHaveBeenLastCalledWith(1)
  })
})
