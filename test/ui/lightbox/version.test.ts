import { afterEach, describe, expect, it } from 'vitest'
import { versionFor } from '../../../src/ui/lightbox/version'
import type { LightboxSlide } from '../../../src/ui/lightboxOptions'

afterEach(() => {
  document.body.innerHTML = ''
})

const srcset = '/400.jpg 400w, /w_800,h_600/800.jpg 800w,/1600.jpg 1600w'

/** The path and the width of the file for a number of device pixels; `current` is the one that the page shows. */
function pick(markup: string, neededPx: number, { current = '', source = '' } = {}) {
  document.body.innerHTML = markup
  const image = document.querySelector('img')!
  Object.defineProperty(image, 'currentSrc', { value: current && new URL(current, location.href).href })
  const { address, width } = versionFor({ image, source } as LightboxSlide, neededPx)
  return [new URL(address, location.href).pathname, width]
}

describe('the file for an image', () => {
  const image = `<img src="data:," srcset="${srcset}" alt="">`

  it.each([
    [300, '/400.jpg', 400],
    [415, '/400.jpg', 400],
    [421, '/w_800,h_600/800.jpg', 800],
    [1200, '/1600.jpg', 1600],
    [5000, '/1600.jpg', 1600],
  ])('for %i pixels is the smallest that covers them within 5 %% (decision 45), or the largest', (px, path, width) => {
    expect(pick(image, px, { current: '/400.jpg' })).toEqual([path, width])
  })

  it('has the format and aspect ratio that the browser chose on the page', () => {
    const picture = `<picture>
      <source type="image/avif" srcset="/400.avif 400w, /1600.avif 1600w">
      <source type="image/webp" srcset="/400.webp 400w, /1600.webp 1600w">${image}</picture>`
    expect(pick(picture, 1000, { current: '/400.webp' })).toEqual(['/1600.webp', 1600])
    expect(pick(picture, 1000)).toEqual(['/1600.jpg', 1600])
  })

  it('is the link’s if the image is only a small version of it', () => {
    expect(pick(image, 1000, { current: '/400.jpg', source: '/large.jpg' })[0]).toBe('/large.jpg')
  })

  it('is the one on the page if its srcset has no widths', () => {
    expect(pick('<img src="data:," srcset="/double.jpg 2x" alt="">', 1000, { current: '/double.jpg' })[0]).toBe(
      '/double.jpg',
    )
  })
})
