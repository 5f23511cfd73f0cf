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
  /** The element comes into sight: `ratio` of it is seen, over `height` of the 1000 px screen. */
  show(target: Element, ratio = 0.5, height = 500) {
    if (!this.elements.has(target)) return
    const rootBounds = { width: 1000, height: 1000 }
    const intersectionRect = { width: ratio > 0 ? 1000 : 0, height }
    this.tell([{ target, isIntersecting: ratio > 0, intersectionRatio: ratio, intersectionRect, rootBounds }])
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

  it('reports how much of the block is visible and how much of the screen it fills', () => {
    const seen = vi.fn()
    const block = element()
    watchVisibility(block, seen)
    observer().show(block, 0.25, 1000)
    expect(seen).toHaveBeenCalledWith({ isVisible: true, ratio: 0.25, coverage: 1 })
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
