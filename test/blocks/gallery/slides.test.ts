import { afterEach, describe, expect, it } from 'vitest'
import { findSlides, ratioOf } from '../../../blocks/gallery/read/slides'

afterEach(() => {
  document.body.innerHTML = ''
})

const slidesIn = (html: string) => {
  document.body.innerHTML = `<div>${html}</div>`
  return findSlides(document.querySelector('div')!)
}
const idsIn = (html: string) => slidesIn(html).map(({ element }) => element.id)

describe('the slides of a gallery', () => {
  it.each([
    '<div id="a" class="slide"><img data-src="1.jpg" alt=""></div>',
    '<div id="a" class="image-wrapper"><img data-src="1.jpg" alt=""></div>',
    '<div id="a" data-slide-id="1"><img data-src="1.jpg" alt=""></div>',
    '<figure id="a" class="gallery-masonry-item"><img data-src="1.jpg" alt=""></figure>',
    '<img id="a" data-src="1.jpg" alt="">',
    '<img id="a" data-image="1.jpg" alt="">',
    '<img id="a" src="data:," alt="">',
  ])('are found in %s', (html) => {
    expect(idsIn(html)).toEqual(['a'])
  })

  it('are the outermost elements if a slide contains elements that look like slides', () => {
    const slide = (id: string) =>
      `<div class="slide" id="${id}"><div class="image-wrapper" id="inner-${id}"><img data-src="1.jpg" alt=""></div></div>`
    expect(idsIn(slide('a') + slide('b'))).toEqual(['a', 'b'])
  })

  it('do not include captions, which repeat the id of their slide', () => {
    const slide = '<div class="slide" id="a" data-slide-id="1"><img data-src="1.jpg" alt=""></div>'
    expect(idsIn(`${slide}<div class="slide-meta" id="meta" data-slide-id="1">Seals</div>`)).toEqual(['a'])
  })

  it('do not include the copies in noscript', () => {
    document.body.innerHTML = '<div><img id="a" data-src="1.jpg" alt=""></div>'
    const copy = document.createElement('noscript')
    copy.append(document.querySelector('img')!.cloneNode())
    document.querySelector('div')!.append(copy)
    expect(findSlides(document.querySelector('div')!)).toHaveLength(1)
  })

  it('have trimmed URLs and ids', () => {
    const [slide] = slidesIn('<div class="slide" data-slide-id=" 7 " data-slide-url=" seals "></div>')
    expect(slide).toMatchObject({ id: '7', url: 'seals', clickThroughUrl: '', image: null, dimensions: null })
  })
})

describe('the aspect ratio of a slide', () => {
  const load = (image: HTMLImageElement, naturalWidth: number, naturalHeight: number) => {
    Object.defineProperties(image, { naturalWidth: { value: naturalWidth }, naturalHeight: { value: naturalHeight } })
  }

  it.each([
    ['data-image-dimensions="400x300" width="100" height="100"', 0.75],
    ['width="1500" height="1000"', 2 / 3],
    ['width="100%" height="1000"', null],
    ['width="1500"', null],
  ])('comes from both dimensions of its image, not from percentages or only one: %s', (attributes, ratio) => {
    const [slide] = slidesIn(`<div class="slide"><img src="data:," alt="" ${attributes}></div>`)
    expect(ratioOf(slide!)).toBe(ratio)
  })

  it('is known once an image without dimensions has loaded, but not from a one-pixel placeholder', () => {
    const [slide, waiting] = slidesIn('<img src="data:," alt=""><img src="data:," data-src="2.jpg" alt="">')
    expect(ratioOf(slide!)).toBeNull()
    load(slide!.image!, 1500, 1000)
    load(waiting!.image!, 1, 1)
    expect([slide, waiting].map((one) => ratioOf(one!))).toEqual([2 / 3, null])
  })

  it('does not depend on the attributes of the image if the slide is a video', () => {
    const video = (attributes: string) =>
      `<div class="slide" data-type="video"><img src="data:," alt="" ${attributes}></div>`
    const [sized, bare] = slidesIn(video('width="9" height="9"') + video(''))
    expect(ratioOf(sized!)).toBe(ratioOf(bare!))
  })
})
