import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { recordChanges } from '../../src/browser/elementChanges'
import { forgetShared } from '../../src/browser/shared'
import { createImageLoader } from '../../src/media/imageLoader'

const path = '/content/v1/5f0c0000000000000000b001/tree.jpg'
const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

beforeEach(() => {
  forgetShared()
  document.body.replaceChildren()
  // No image comes over the network: a test says when one arrives.
  const { happyDOM } = window as unknown as { happyDOM: { settings: { enableImageFileLoading: boolean } } }
  happyDOM.settings.enableImageFileLoading = false
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
})
afterEach(() => forgetShared())

function serveImage(attributes: { [name: string]: string }, width = 400): HTMLImageElement {
  const image = document.createElement('img')
  for (const [name, value] of Object.entries(attributes)) image.setAttribute(name, value)
  Object.defineProperty(image, 'clientWidth', { configurable: true, get: () => width })
  document.body.append(image)
  return image
}

it('marks an image as loading until it has loaded', async () => {
  const image = serveImage({ 'data-src': path, 'data-load': 'false' })
  createImageLoader(recordChanges())(image)
  await settle()
  expect(image.getAttribute('src')).toBe(`${path}?format=500w`)
  expect(image.classList.contains('loading')).toBe(true)
  image.dispatchEvent(new Event('load'))
  await settle()
  expect(image.className).toBe('loaded')
})

it('never requests more pixels than the image has', async () => {
  const image = serveImage({ 'data-src': path, 'data-image-dimensions': '280x200' }, 1000)
  createImageLoader(recordChanges())(image)
  await settle()
  expect(image.getAttribute('src')).toBe(`${path}?format=300w`)
})

it('requests the image again only for a higher resolution', async () => {
  let width = 400
  const image = serveImage({ 'data-src': path })
  Object.defineProperty(image, 'clientWidth', { get: () => width })
  const load = createImageLoader(recordChanges())
  load(image)
  await settle()
  image.dispatchEvent(new Event('load'))
  width = 200
  load(image)
  await settle()
  expect(image.getAttribute('src')).toBe(`${path}?format=500w`)
  width = 900
  load(image)
  await settle()
  expect(image.getAttribute('src')).toBe(`${path}?format=1000w`)
})

it('waits for an image that is not in the document yet', async () => {
  const image = serveImage({ 'data-src': path })
  image.remove()
  createImageLoader(recordChanges())(image)
  await settle()
  expect(image.hasAttribute('src')).toBe(false)
  document.body.append(image)
  await settle()
  expect(image.hasAttribute('src')).toBe(true)
})

it('gives up after 100 attempts, 10 ms apart', async () => {
  vi.useFakeTimers()
  const image = serveImage({ 'data-src': path })
  const triedAt: number[] = []
  const startedAt = Date.now()
  Object.defineProperty(image, 'isConnected', {
    get() {
      triedAt.push(Date.now() - startedAt)
      return false
    },
  })
  createImageLoader(recordChanges())(image)
  await vi.advanceTimersByTimeAsync(2000)
  vi.useRealTimers()
  // At once, and then 100 times.
  expect(triedAt).toEqual(Array.from({ length: 101 }, (_, index) => index * 10))
  expect(image.hasAttribute('src')).toBe(false)
})

it('loads an image that is in the document at the last attempt', async () => {
  vi.useFakeTimers()
  const image = serveImage({ 'data-src': path })
  image.remove()
  createImageLoader(recordChanges())(image)
  await vi.advanceTimersByTimeAsync(995)
  document.body.append(image)
  await vi.advanceTimersByTimeAsync(10)
  vi.useRealTimers()
  expect(image.hasAttribute('src')).toBe(true)
})

it('keeps the image that the server already showed', async () => {
  const image = serveImage({ 'data-src': '../assets/a.png', src: '../assets/a.png' })
  createImageLoader(recordChanges())(image)
  await settle()
  expect(image.outerHTML).toBe('<img data-src="../assets/a.png" src="../assets/a.png">')
})

it('names an image without a source in its error', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const image = serveImage({ 'data-src': '' })
  createImageLoader(recordChanges())(image)
  expect(warn).toHaveBeenCalledWith('Invalid or missing image source', image)
})

it('requests the image again after a failure', async () => {
  const image = serveImage({ 'data-src': path })
  const load = createImageLoader(recordChanges())
  load(image)
  await settle()
  image.dispatchEvent(new Event('error'))
  await settle()
  expect(image.classList.contains('loading')).toBe(false)
  load(image)
  await settle()
  expect(image.classList.contains('loading')).toBe(true)
})

it('restores the image when undone', async () => {
  const changes = recordChanges()
  const image = serveImage({ 'data-src': path, class: 'thumb-image', loading: 'lazy' })
  const served = image.outerHTML
  createImageLoader(changes)(image)
  await settle()
  changes.undo()
  await settle()
  expect(image.outerHTML).toBe(served)
})
