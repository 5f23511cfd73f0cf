import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stopWaiting, waitFor } from '../../src/runtime/when'

let observers: { callback: IntersectionObserverCallback; options?: IntersectionObserverInit; watched: Set<Element> }[]

class FakeObserver {
  readonly row: (typeof observers)[number]
  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    this.row = { callback, options, watched: new Set() }
    observers.push(this.row)
  }
  observe(target: Element) {
    this.row.watched.add(target)
  }
  unobserve(target: Element) {
    this.row.watched.delete(target)
  }
  disconnect() {
    this.row.watched.clear()
  }
}

/** Notifies the observer that an element is near the viewport, or no longer is. */
const see = (target: Element, isIntersecting = true) =>
  observers[0]?.callback([{ target, isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver)

const element = () => document.body.appendChild(document.createElement('div'))

beforeEach(() => {
  observers = []
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  // happy-dom has no layout: give every element a box.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
})
afterEach(() => {
  stopWaiting()
  document.body.replaceChildren()
})

describe('the moment to load a block', () => {
  it('is immediately for "now"', () => {
    const act = vi.fn()
    waitFor('now', element(), act)
    expect(act).toHaveBeenCalledOnce()
  })

  it.each(['visibel' as 'visible', {} as { media: string }])(
    'is immediately for %o, so that its block can say what is wrong',
    (when) => {
      const act = vi.fn()
      waitFor(when, element(), act)
      expect(act).toHaveBeenCalledOnce()
    },
  )

  it('is when the block is within 200 px of the screen for "visible"', () => {
    const [act, block] = [vi.fn(), element()]
    waitFor('visible', block, act)
    expect(observers[0]?.options?.rootMargin).toBe('200px')
    see(block, false)
    expect(act).not.toHaveBeenCalled()
    see(block)
    see(block)
    expect(act).toHaveBeenCalledOnce()
    expect(observers[0]?.watched.size).toBe(0)
  })

  it('comes from one observer for all waiting blocks', () => {
    for (let i = 0; i < 20; i++) waitFor('visible', element(), () => {})
    expect(observers).toHaveLength(1)
    expect(observers[0]?.watched.size).toBe(20)
  })

  it('is immediately in a browser without IntersectionObserver', () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    const act = vi.fn()
    waitFor('visible', element(), act)
    expect(act).toHaveBeenCalledOnce()
  })

  it('never comes after cancellation', () => {
    const [first, second, block] = [vi.fn(), vi.fn(), element()]
    const cancel = waitFor('visible', block, first)
    waitFor('visible', block, second)
    cancel()
    see(block)
    expect(first).not.toHaveBeenCalled()
    expect(second).toHaveBeenCalledOnce()
  })

  it('depends on the nearest visible ancestor if the block is hidden', () => {
    const [around, hidden, act, cancelled] = [element(), document.createElement('div'), vi.fn(), vi.fn()]
    around.append(hidden)
    vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
      return (this === hidden ? [] : [{}]) as unknown as DOMRectList
    })
    waitFor('visible', hidden, act)
    const cancel = waitFor('visible', hidden, cancelled)
    see(hidden, false) // every observer's first notification
    expect([...(observers[0]?.watched ?? [])]).toEqual([around])
    cancel()
    see(around)
    expect(act).toHaveBeenCalledOnce()
    expect(cancelled).not.toHaveBeenCalled()
  })

  it('reads no layout before the observer’s first notification', () => {
    waitFor('visible', element(), () => {})
    expect(Element.prototype.getClientRects).not.toHaveBeenCalled()
  })

  it('is when the media query first matches', () => {
    const listeners = new Set<() => void>()
    const query = {
      matches: false,
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }
    vi.stubGlobal('matchMedia', () => query)
    const act = vi.fn()
    waitFor({ media: '(max-width: 1024px)' }, element(), act)
    const timesCalled = [false, true, true].map((matches) => {
      query.matches = matches
      for (const listener of [...listeners]) listener()
      return act.mock.calls.length
    })
    expect(timesCalled).toEqual([0, 1, 1])
    expect(listeners.size).toBe(0)
    waitFor({ media: '(max-width: 1024px)' }, element(), act)
    expect(act).toHaveBeenCalledTimes(2) // it matches already
    expect(listeners.size).toBe(0)
  })

  it('is when the page is idle, or after 100 ms without requestIdleCallback', () => {
    vi.useFakeTimers()
    vi.stubGlobal('requestIdleCallback', undefined)
    const [act, cancelled] = [vi.fn(), vi.fn()]
    waitFor('idle', element(), act)
    waitFor('idle', element(), cancelled)()
    vi.advanceTimersByTime(99)
    expect(act).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    expect(act).toHaveBeenCalledOnce()
    expect(cancelled).not.toHaveBeenCalled()
  })

  it('is within two seconds even if the page is never idle', () => {
    const ask = vi.fn()
    vi.stubGlobal('requestIdleCallback', ask)
    waitFor('idle', element(), () => {})
    expect(ask.mock.calls).toEqual([[expect.any(Function), { timeout: 2000 }]])
  })

  it('never comes by itself for "interaction"', () => {
    const act = vi.fn()
    waitFor('interaction', element(), act)()
    expect(act).not.toHaveBeenCalled()
    expect(observers).toHaveLength(0)
  })
})
