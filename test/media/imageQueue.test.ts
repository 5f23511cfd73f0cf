import { afterEach, expect, it, vi } from 'vitest'
import { forgetShared } from '../../src/browser/shared'
import { createImageQueue, imageQueue } from '../../src/media/imageQueue'

afterEach(() => {
  forgetShared()
  Object.assign(window, { innerWidth: 1024 })
})

/** A load that waits until the test says it is done. */
function pending() {
  let finish = () => {}
  let fail = (_error: Error) => {}
  const promise = new Promise<void>((resolve, reject) => {
    finish = resolve
    fail = reject
  })
  return { load: vi.fn(() => promise), finish: () => finish(), fail: (error: Error) => fail(error) }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

it('loads at most 16 images at a time, and the next as these finish', async () => {
  Object.assign(window, { innerWidth: 433 })
  const queue = imageQueue()
  const images = Array.from({ length: 40 }, pending)
  for (const { load } of images) queue.add(load)
  const begun = () => images.filter(({ load }) => load.mock.calls.length > 0).length
  expect(begun()).toBe(16)
  images[3]?.finish()
  await settle()
  expect(begun()).toBe(17)
})

it('loads images one by one on mobile', async () => {
  Object.assign(window, { innerWidth: 432 })
  const queue = imageQueue()
  const [first, second] = [pending(), pending()]
  queue.add(first.load)
  queue.add(second.load)
  expect(second.load).not.toHaveBeenCalled()
  first.finish()
  await settle()
  expect(second.load).toHaveBeenCalledOnce()
})

it('loads visible images before those nearby', async () => {
  const queue = createImageQueue(() => 1)
  const order: string[] = []
  const load = (name: string) => async () => {
    order.push(name)
  }
  queue.add(load('first'))
  queue.add(load('nearby'))
  queue.add(load('seen'), true)
  await settle()
  expect(order).toEqual(['first', 'seen', 'nearby'])
})

it('never loads a cancelled image', async () => {
  const queue = createImageQueue(() => 1)
  const [first, second] = [pending(), pending()]
  queue.add(first.load)
  queue.add(second.load)()
  first.finish()
  await settle()
  expect(second.load).not.toHaveBeenCalled()
})

it('loads the other images if one that has already started is cancelled', async () => {
  const queue = createImageQueue(() => 1)
  const [first, second] = [pending(), pending()]
  const cancel = queue.add(first.load)
  queue.add(second.load)
  cancel()
  first.finish()
  await settle()
  expect(second.load).toHaveBeenCalledOnce()
})

it('reports a failed image and loads the next', async () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const queue = createImageQueue(() => 1)
  const [first, second] = [pending(), pending()]
  queue.add(first.load)
  queue.add(second.load)
  first.fail(new Error('broken'))
  await settle()
  expect(report).toHaveBeenCalledOnce()
  expect(second.load).toHaveBeenCalledOnce()
})
