import { afterEach, expect, it, vi } from 'vitest'
import { recordChanges } from '../../src/browser/elementChanges'
import { forgetShared } from '../../src/browser/shared'
import { loadLazily } from '../../src/media/lazyImages'

afterEach(() => {
  forgetShared()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

it('asks for what a wider window needs 100 ms after the last resize', () => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', undefined) // everything is near
  let width = 300
  const image = new Image()
  image.dataset.src = '/content/v1/5f0c0000000000000000b001/tree.jpg'
  Object.defineProperty(image, 'clientWidth', { get: () => width })
  document.body.append(image)
  const changes = recordChanges()
  loadLazily([image], changes)
  const asked = () => image.dataset.imageResolution
  expect(asked()).toBe('300w')
  width = 900
  window.dispatchEvent(new Event('resize'))
  vi.advanceTimersByTime(99)
  expect(asked()).toBe('300w')
  vi.advanceTimersByTime(1)
  expect(asked()).toBe('1000w')
  changes.undo()
})
