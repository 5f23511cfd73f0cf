import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { recordChanges } from '../../src/browser/elementChanges'
import { forgetShared } from '../../src/browser/shared'
import { followImage, isWaiting } from '../../src/media/followImage'
import { loadLazily } from '../../src/media/lazyImages'

let grow = () => {}
const disconnect = vi.fn()
beforeEach(() => {
  const { happyDOM } = window as unknown as { happyDOM: { settings: { enableImageFileLoading: boolean } } }
  happyDOM.settings.enableImageFileLoading = false // no image comes over the network
  disconnect.mockClear()
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', undefined) // everything is near
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        grow = listener
      }
      observe() {}
      disconnect = disconnect
    },
  )
})
afterEach(() => {
  forgetShared()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** An image in a box of 300 px, until it is made wider. */
function boxedImage() {
  let width = 300
  const image = new Image()
  image.dataset.src = '/content/v1/5f0c0000000000000000b001/tree.jpg'
  Object.defineProperty(image, 'clientWidth', { get: () => width })
  document.body.append(image)
  return {
    image,
    widen(to: number) {
      width = to
    },
    asked: () => image.dataset.imageResolution,
  }
}

it('requests a higher resolution 150 ms after the box of an observed image last changed', () => {
  const { image, widen, asked } = boxedImage()
  const { changes } = followImage(image)
  expect(asked()).toBe('300w')
  widen(900)
  grow()
  vi.advanceTimersByTime(100)
  grow()
  vi.advanceTimersByTime(149)
  expect(asked()).toBe('300w')
  vi.advanceTimersByTime(1)
  expect(asked()).toBe('1000w')
  changes.undo()
})

it('does not request an image that the browser is loading', () => {
  const { image, widen, asked } = boxedImage()
  image.src = `${image.dataset.src}?format=300w`
  const complete = vi.spyOn(image, 'complete', 'get').mockReturnValue(false)
  const { changes } = followImage(image)
  widen(900)
  expect(asked()).toBeUndefined()
  complete.mockReturnValue(true)
  grow()
  vi.advanceTimersByTime(150)
  expect(asked()).toBe('1000w')
  changes.undo()
})

it('requests a higher resolution once the browser has loaded a lower one', () => {
  const { image, widen, asked } = boxedImage()
  image.src = `${image.dataset.src}?format=100w`
  const complete = vi.spyOn(image, 'complete', 'get').mockReturnValue(false)
  const { changes } = followImage(image)
  widen(900)
  complete.mockReturnValue(true)
  image.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(150)
  expect(asked()).toBe('1000w')
  changes.undo()
})

it('does not request an image far from the screen when its box grows', () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
    },
  )
  const { image, asked } = boxedImage()
  const { changes } = followImage(image)
  grow()
  vi.advanceTimersByTime(150)
  expect(asked()).toBeUndefined()
  changes.undo()
})

it('stops observing the box of an image when undone', () => {
  const { image } = boxedImage()
  followImage(image).changes.undo()
  expect(disconnect).toHaveBeenCalledOnce()
})

it('leaves an image with a srcset to the browser', () => {
  const { image } = boxedImage()
  expect(isWaiting(image)).toBe(true)
  image.srcset = 'a.jpg 500w'
  expect(isWaiting(image)).toBe(false)
})

it('requests a higher resolution of a lazy image 100 ms after the last window resize', () => {
  const { image, widen, asked } = boxedImage()
  const changes = recordChanges()
  loadLazily([image], changes)
  expect(asked()).toBe('300w')
  widen(900)
  window.dispatchEvent(new Event('resize'))
  vi.advanceTimersByTime(99)
  expect(asked()).toBe('300w')
  vi.advanceTimersByTime(1)
  expect(asked()).toBe('1000w')
  changes.undo()
})
