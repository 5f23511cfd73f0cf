import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetShared } from '../../src/browser/shared'
import { visibilityThresholds, watchVisibility, whenVisible } from '../../src/media/visibility'

class Observer {
  static all: Observer[] = []
  readonly elements = new Set<Element>()
  constructor(
    readonly tell: (entries: unknown[]) => void,
    readonly options: { rootMargin: string; threshold: number[] },
  ) {
    Observer.all.push(this)
  }
  observe = (element: Element) => this.elements.add(element)
  unobserve = (element: Element) => this.elements.delete(element)
  /** `ratio` of the element's height comes into sight. The screen is 1000 px wide and high. */
  show(target: Element, ratio = 0.5, { width = 1000, height = 500 } = {}) {
    if (!this.elements.has(target)) return
    const rootBounds = { width: 1000, height: 1000 }
    const boundingClientRect = { width, height }
    const intersectionRect = { width: Math.min(width, 1000), height: height * ratio }
    const seen = { isIntersecting: ratio > 0, intersectionRatio: ratio, intersectionRect }
    this.tell([{ target, boundingClientRect, rootBounds, ...seen }])
  }
}

const element = () => document.createElement('div')
const observer = () => Observer.all[0] as Observer

beforeEach(() => {
  Observer.all = []
  vi.stubGlobal('IntersectionObserver', Observer)
})
afterEach(forgetShared)

describe('whenVisible', () => {
  it('calls back once, 200 px before the element is on screen', () => {
    const callback = vi.fn()
    const block = element()
    whenVisible(block, callback)
    observer().show(block, 0)
    expect(callback).not.toHaveBeenCalled()
    observer().show(block)
    observer().show(block)
    expect(callback).toHaveBeenCalledOnce()
    expect(observer().options.rootMargin).toBe('200px')
    expect(observer().elements.size).toBe(0)
  })

  it('shares one observer between all elements', () => {
    for (let i = 0; i < 60; i++) whenVisible(element(), () => {})
    expect(Observer.all).toHaveLength(1)
  })

  it('does not call back after it was cancelled', () => {
    const callback = vi.fn()
    const block = element()
    whenVisible(block, callback)()
    observer().show(block)
    expect(callback).not.toHaveBeenCalled()
  })

  it('does not share its observer with listeners that need other thresholds', () => {
    whenVisible(element(), () => {})
    watchVisibility(element(), () => {}, { marginPx: 200 })
    expect(Observer.all.map(({ options }) => options.threshold)).toEqual([[0], visibilityThresholds])
  })

  it('calls back at once in a browser without IntersectionObserver', () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    const callback = vi.fn()
    whenVisible(element(), callback)
    expect(callback).toHaveBeenCalledOnce()
  })
})

describe('watchVisibility', () => {
  it('reports at the five thresholds of the specification', () => {
    watchVisibility(element(), () => {})
    expect(visibilityThresholds).toEqual([0, 0.1, 0.25, 0.5, 1])
    expect(observer().options.threshold).toEqual([0, 0.1, 0.25, 0.5, 1])
  })

  it.each([
    ['small', { width: 100, height: 500 }, 0.25],
    ['higher than the screen', { width: 100, height: 4000 }, 1],
    ['wider than the screen', { width: 4000, height: 100 }, 0.25],
    ['without a size', { width: 0, height: 0 }, 0.25],
  ])('measures an element against the part of it that fits on the screen: %s', (_, size, share) => {
    const seen = vi.fn()
    const block = element()
    watchVisibility(block, seen)
    observer().show(block, 0.25, size)
    expect(seen).toHaveBeenCalledWith({ isVisible: true, share })
  })

  it('observes an element again for a second listener, because browsers report only the first time', () => {
    const block = element()
    watchVisibility(block, () => {})
    const unobserve = vi.spyOn(observer(), 'unobserve')
    const observe = vi.spyOn(observer(), 'observe')
    watchVisibility(block, () => {})
    expect(unobserve.mock.invocationCallOrder[0]).toBeLessThan(observe.mock.invocationCallOrder[0] ?? 0)
  })

  it('continues for the second listener when the first one stops', () => {
    const [first, second] = [vi.fn(), vi.fn()]
    const block = element()
    const stop = watchVisibility(block, first)
    watchVisibility(block, second)
    stop()
    observer().show(block)
    expect(first).not.toHaveBeenCalled()
    expect(second).toHaveBeenCalledOnce()
  })

  it('calls the other listeners when one throws', () => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const [bad, good] = [element(), element()]
    const heard = vi.fn()
    watchVisibility(bad, () => {
      throw new Error('listener')
    })
    watchVisibility(good, heard)
    observer().show(bad)
    observer().show(good)
    expect(reported).toHaveBeenCalledOnce()
    expect(heard).toHaveBeenCalledOnce()
  })
})
