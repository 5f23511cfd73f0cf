import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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
afterEach(() => {
  forgetShared()
  vi.useRealTimers()
})

function serveImage(attributes: { [name: string]: string }, width = 400, height = 0): HTMLImageElement {
  const image = document.createElement('img')
  for (const [name, value] of Object.entries(attributes)) image.setAttribute(name, value)
  Object.defineProperty(image, 'clientWidth', { configurable: true, get: () => width })
  Object.defineProperty(image, 'clientHeight', { get: () => height })
  document.body.append(image)
  return image
}

/** An image that has loaded in a box of 400 px; `loadAt` calls its loader again in a box of another width. */
async function loadOnce(source: string) {
  let width = 400
  const image = serveImage({ 'data-src': source })
  Object.defineProperty(image, 'clientWidth', { get: () => width })
  const load = createImageLoader(recordChanges())
  const loadAt = async (widthNow: number) => {
    width = widthNow
    load(image)
    await settle()
  }
  await loadAt(width)
  image.dispatchEvent(new Event('load'))
  await settle()
  return { image, loadAt }
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

it('requests the source that an image has at the time of the request', async () => {
  const image = serveImage({ 'data-src': path })
  createImageLoader(recordChanges())(image)
  image.dataset.src = path.replace('tree', 'leaf') // the visitor has chosen a variant of a product
  await settle()
  expect(image.getAttribute('src')).toBe(`${path.replace('tree', 'leaf')}?format=500w`)
})

it('never requests more pixels than the original has', async () => {
  const image = serveImage({ 'data-src': path, 'data-image-dimensions': '280x200' }, 1000)
  createImageLoader(recordChanges())(image)
  await settle()
  expect(image.getAttribute('src')).toBe(`${path}?format=300w`)
})

it.each([
  ['cover', '2000x1000', '1000w'],
  ['contain', '2000x1000', '500w'],
  ['contain', '1000x2000', '300w'],
  ['fill', '2000x1000', '500w'],
])('requests the pixels shown in a square of 400 px with object-fit: %s of %s', async (fit, size, width) => {
  const image = serveImage({ 'data-src': path, 'data-image-dimensions': size, style: `object-fit: ${fit}` }, 400, 400)
  createImageLoader(recordChanges())(image)
  await settle()
  expect(image.getAttribute('src')).toBe(`${path}?format=${width}`)
})

it('requests twice the width on a screen with a device pixel ratio of 2', async () => {
  vi.stubGlobal('devicePixelRatio', 2)
  const image = serveImage({ 'data-src': path })
  createImageLoader(recordChanges())(image)
  await settle()
  expect(image.getAttribute('src')).toBe(`${path}?format=1000w`)
})

it('requests the width of its container for an image that has no width yet', async () => {
  const image = serveImage({ 'data-src': path }, 0)
  Object.defineProperty(document.body, 'clientWidth', { configurable: true, get: () => 700 })
  createImageLoader(recordChanges())(image)
  Reflect.deleteProperty(document.body, 'clientWidth')
  await settle()
  expect(image.getAttribute('src')).toBe(`${path}?format=750w`)
})

it('requests an image again only in a higher resolution', async () => {
  const { image, loadAt } = await loadOnce(path)
  for (const width of [400, 200]) {
    await loadAt(width)
    expect(image.getAttribute('src')).toBe(`${path}?format=500w`)
    expect(image.className).toBe('loaded')
  }
  await loadAt(900)
  expect(image.getAttribute('src')).toBe(`${path}?format=1000w`)
})

it('requests an image that has a single width only once, however large its box becomes', async () => {
  const { image, loadAt } = await loadOnce('/one.jpg')
  await loadAt(900)
  expect(image.className).toBe('loaded')
})

it('waits for an image that is not yet in the document', async () => {
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

it('requests an image that entered the document too late when it is loaded again', async () => {
  vi.useFakeTimers()
  const image = serveImage({ 'data-src': path })
  image.remove()
  const load = createImageLoader(recordChanges())
  load(image)
  await vi.advanceTimersByTimeAsync(2000)
  document.body.append(image)
  load(image)
  await vi.advanceTimersByTimeAsync(10)
  vi.useRealTimers()
  expect(image.hasAttribute('src')).toBe(true)
})

it('loads an image that enters the document before the last attempt', async () => {
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

it('keeps the image that the server already shows', async () => {
  const image = serveImage({ 'data-src': '../assets/a.png', src: '../assets/a.png' })
  createImageLoader(recordChanges())(image)
  await settle()
  expect(image.outerHTML).toBe('<img data-src="../assets/a.png" src="../assets/a.png">')
})

it('keeps an image that is already sharp enough for its box', async () => {
  const image = serveImage({ 'data-src': path, src: `${path}?format=500w` })
  vi.spyOn(image, 'naturalWidth', 'get').mockReturnValue(500)
  createImageLoader(recordChanges())(image)
  await settle()
  expect(image.outerHTML).toBe(`<img data-src="${path}" src="${path}?format=500w">`)
})

it.each([
  ['srcset', `<img data-src="${path}" srcset="a.jpg 500w">`],
  ['src alone', '<img src="../assets/a.png">'],
])('leaves an image with %s to the browser', async (_, html) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  document.body.innerHTML = html
  createImageLoader(recordChanges())(document.querySelector('img'))
  await settle()
  expect(document.body.innerHTML).toBe(html)
  expect(warn).not.toHaveBeenCalled()
})

it('loads an image with loading="lazy" eagerly', async () => {
  const image = serveImage({ 'data-src': path, loading: 'lazy' })
  createImageLoader(recordChanges())(image)
  await settle()
  expect(image.getAttribute('loading')).toBe('eager')
})

it('loads urgent images first, and the next one after 15 s if a server does not respond', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('innerWidth', 375) // one image at a time
  const [first, second, urgent] = ['1', '2', '3'].map((name) => serveImage({ 'data-src': `${name}.jpg` }))
  const load = createImageLoader(recordChanges())
  load(first)
  load(second)
  load(urgent, true)
  const requested = () => [first, second, urgent].map((image) => image?.getAttribute('src') ?? '')
  await vi.advanceTimersByTimeAsync(14_999)
  expect(requested()).toEqual(['1.jpg', '', ''])
  await vi.advanceTimersByTimeAsync(1)
  expect(requested()).toEqual(['1.jpg', '', '3.jpg'])
  vi.useRealTimers()
})

it('shows an image that takes longer than 15 s, and does not request it twice', async () => {
  vi.useFakeTimers()
  const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  const image = serveImage({ 'data-src': path })
  const load = createImageLoader(recordChanges())
  load(image)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(image.className).toBe('loading')
  const onWrite = vi.spyOn(image, 'setAttribute')
  load(image)
  await vi.advanceTimersByTimeAsync(20)
  expect(onWrite).not.toHaveBeenCalled()
  complete.mockReturnValue(true)
  image.dispatchEvent(new Event('load'))
  expect(image.className).toBe('loaded')
})

it('warns about an image without a source', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const image = serveImage({ 'data-src': '' })
  createImageLoader(recordChanges())(image)
  expect(warn).toHaveBeenCalledWith('Invalid or missing image source', image)
})

it('requests an image again after a failure', async () => {
  const image = serveImage({ 'data-src': path })
  const load = createImageLoader(recordChanges())
  load(image)
  await settle()
  image.dispatchEvent(new Event('error'))
  await settle()
  expect(image.className).toBe('skerry-image-failed')
  // Browsers request the same URL again only if it is written again.
  const onWrite = vi.fn()
  new MutationObserver(onWrite).observe(image, { attributes: true, attributeFilter: ['src'] })
  load(image)
  await settle()
  expect(onWrite).toHaveBeenCalled()
  expect(image.getAttribute('src')).toContain(path)
  expect(image.classList.contains('loading')).toBe(true)
  image.dispatchEvent(new Event('load'))
  await settle()
  expect(image.className).toBe('loaded')
})

it('keeps the box of a small image that is still loading when it requests a larger one', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  const image = serveImage({ 'data-src': path, src: `${path}?format=100w`, width: '300', height: '200' })
  createImageLoader(recordChanges())(image)
  await settle()
  expect(image.getAttribute('src')).toBe(`${path}?format=500w`)
  expect(image.style.aspectRatio).toBe('auto 300 / 200')
})

it.each([
  ['is square, as in Safari', 300, 'size'],
  ['is as its attributes say', 200, ''],
])('adds size containment to a failed image only if its box %s', async (_, height, contain) => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height)
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  const image = serveImage({ 'data-src': path, src: `${path}?format=100w`, width: '300', height: '200' })
  createImageLoader(recordChanges())(image)
  await settle()
  image.dispatchEvent(new Event('error'))
  expect(image.style.contain).toBe(contain)
})

describe('an image that is already shown', () => {
  const small = `${path}?format=100w`
  /** Serves an image that has loaded; returns the larger ones that are requested. */
  function show() {
    const larger: HTMLImageElement[] = []
    const create = globalThis.Image
    vi.stubGlobal('Image', function createImage() {
      const image = new create()
      larger.push(image)
      return image
    })
    const image = serveImage({ 'data-src': path, src: small, crossorigin: 'anonymous', referrerpolicy: 'no-referrer' })
    vi.spyOn(image, 'naturalWidth', 'get').mockReturnValue(100)
    const changes = recordChanges()
    return { image, larger, changes, load: createImageLoader(changes) }
  }
  afterEach(() => vi.unstubAllGlobals())

  it('stays until a larger version has loaded', async () => {
    const { image, larger, load } = show()
    load(image)
    await settle()
    expect(image.getAttribute('src')).toBe(small)
    const [next] = larger
    expect(next?.getAttribute('src')).toBe(`${path}?format=500w`)
    expect([next?.crossOrigin, next?.referrerPolicy]).toEqual(['anonymous', 'no-referrer'])
    next?.dispatchEvent(new Event('load'))
    expect(image.getAttribute('src')).toBe(`${path}?format=500w`)
    expect(image.className).toBe('loaded')
  })

  it('stays if the larger version fails, which can be requested again', async () => {
    const { image, larger, load } = show()
    load(image)
    await settle()
    larger[0]?.dispatchEvent(new Event('error'))
    expect([image.getAttribute('src'), image.className]).toEqual([small, 'loaded'])
    load(image)
    await settle()
    larger[1]?.dispatchEvent(new Event('load'))
    expect(image.getAttribute('src')).toBe(`${path}?format=500w`)
  })

  it('is not replaced by a version that arrives after a larger one', async () => {
    const { image, larger, load } = show()
    load(image)
    Object.defineProperty(image, 'clientWidth', { get: () => 900 })
    load(image)
    await settle()
    larger[1]?.dispatchEvent(new Event('load'))
    larger[0]?.dispatchEvent(new Event('load'))
    expect(image.getAttribute('src')).toBe(`${path}?format=1000w`)
  })

  it('is no longer requested when undone', async () => {
    const { image, larger, load, changes } = show()
    load(image)
    await settle()
    changes.undo()
    expect(larger[0]?.hasAttribute('src')).toBe(false)
    expect(image.getAttribute('src')).toBe(small)
  })
})

it.each([
  ['is loading', true],
  ['is not in the document yet', false],
])('lets the next image load when undone while an image %s', async (_, isPlaced) => {
  vi.stubGlobal('innerWidth', 375) // one image at a time
  const changes = recordChanges()
  const next = serveImage({ 'data-src': '2.jpg' })
  const first = serveImage({ 'data-src': '1.jpg' })
  if (!isPlaced) first.remove()
  createImageLoader(changes)(first)
  createImageLoader(recordChanges())(next)
  await settle()
  expect(next.hasAttribute('src')).toBe(false)
  changes.undo()
  await settle()
  expect(next.getAttribute('src')).toBe('2.jpg')
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
