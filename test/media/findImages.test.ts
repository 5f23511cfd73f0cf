import { describe, expect, it } from 'vitest'
import { recordChanges } from '../../src/browser/elementChanges'
import { findImages } from '../../src/media/findImages'
import { createImageLoader } from '../../src/media/imageLoader'

const rootOf = (html: string) => {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLElement
}

describe('the images of a block', () => {
  it('are those of the server, without their copies for browsers without scripts', () => {
    const root = rootOf('<div class="sqs-block"><noscript><img alt="copy"></noscript><p><img alt="own"></p></div>')
    expect(findImages(root).map(({ alt }) => alt)).toEqual(['own'])
  })

  it('are not those of a block inside it', () => {
    const root = rootOf('<div class="sqs-block"><img alt="own"><div class="sqs-block"><img alt="inner"></div></div>')
    expect(findImages(root).map(({ alt }) => alt)).toEqual(['own'])
  })

  it.each([
    ['No root node', null],
    ['No root node', undefined],
    ['not a valid node', document.createTextNode('text') as unknown as Element],
    ['No images', document.createElement('div')],
  ])('fail with %j', (message, root) => {
    expect(() => findImages(root)).toThrow(message)
  })
})

describe('the loader of an image', () => {
  it('throws if there is no image, or for another kind of node', () => {
    const load = createImageLoader(recordChanges())
    expect(() => load(null)).toThrow('No image')
    expect(() => load(document.createElement('p') as unknown as HTMLImageElement)).toThrow('not a valid node')
  })
})
