import { describe, expect, it } from 'vitest'
import { recordChanges } from '../../src/browser/elementChanges'
import { findImages } from '../../src/media/findImages'
import { createImageLoader } from '../../src/media/imageLoader'

const rootOf = (html: string) => {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLElement
}

describe('the images of a block', () => {
  it('are those that the server rendered, without their noscript copies', () => {
    const root = rootOf('<div class="sqs-block"><noscript><img alt="copy"></noscript><p><img alt="own"></p></div>')
    expect(findImages(root).map(({ alt }) => alt)).toEqual(['own'])
  })

  it('do not include the images of a nested block', () => {
    const root = rootOf('<div class="sqs-block"><img alt="own"><div class="sqs-block"><img alt="inner"></div></div>')
    expect(findImages(root).map(({ alt }) => alt)).toEqual(['own'])
  })

  it.each([
    ['No root node', null],
    ['No root node', undefined],
    ['not a valid node', document.createTextNode('text') as unknown as Element],
    ['No images', document.createElement('div')],
  ])('throw “%j” if they cannot be found', (message, root) => {
    expect(() => findImages(root)).toThrow(message)
  })
})

describe('an image loader', () => {
  it('throws without an image, and for other nodes', () => {
    const load = createImageLoader(recordChanges())
    expect(() => load(null)).toThrow('No image')
    expect(() => load(document.createElement('p') as unknown as HTMLImageElement)).toThrow('not a valid node')
  })
})
