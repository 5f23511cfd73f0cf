import { afterEach, expect, it, vi } from 'vitest'
import { forgetShared } from '../../src/browser/shared'
import { followImage } from '../../src/media/followImage'

afterEach(() => {
  forgetShared()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

it('asks for a sharper image once its box has rested for 150 ms', () => {
  vi.useFakeTimers()
  let grow = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        grow = listener
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('IntersectionObserver', undefined) // everything is near
  let width = 300
  const image = new Image()
  image.dataset.src = '/content/v1/5f0c0000000000000000b001/tree.jpg'
  Object.defineProperty(image, 'clientWidth', { get: () => width })
  document.body.append(image)
  const { changes } = followImage(image)
  const asked = () => image.dataset.imageResolution
  expect(asked()).toBe('300w')
  width = 900
  grow()
  vi.advanceTimersByTime(100)
  grow()
  vi.advanceTimersByTime(149)
  expect(asked()).toBe('300w')
  vi.advanceTimersByTime(1)
  expect(asked()).toBe('1000w')
  changes.undo()
})
