import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BlockDefinition } from '../../src/runtime/defineBlock'
import { createIsland, enterState, type Island, startLoading } from '../../src/runtime/island'
import { scheduleIslands } from '../../src/runtime/scheduleIslands'
import { stopWaiting } from '../../src/runtime/when'

const watched = new Set<Element>()
/** The id that the page's address names. */
let address = ''
let see = (_target: Element) => {}

class FakeObserver {
  constructor(callback: IntersectionObserverCallback) {
    see = (target) => {
      if (watched.has(target)) callback([{ target, isIntersecting: true } as IntersectionObserverEntry], this as never)
    }
  }
  observe = (target: Element) => watched.add(target)
  unobserve = (target: Element) => watched.delete(target)
  disconnect = () => watched.clear()
}

beforeEach(() => {
  address = ''
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
})
afterEach(() => {
  stopWaiting()
  vi.useRealTimers()
  document.body.replaceChildren()
})

/** A page with blocks, each with a row of the registry. `loaded` returns the ids of those whose load has started. */
function serve(rows: { readonly [id: string]: Partial<BlockDefinition> }, content = '') {
  const islands = Object.entries(rows).map(([id, row]) => {
    const element = document.body.appendChild(Object.assign(document.createElement('div'), { id, innerHTML: content }))
    return createIsland(element, { name: 'x', selector: '.x', load: () => Promise.reject(new Error('unused')), ...row })
  })
  const loadIsland = vi.fn(async ({ element }: Island) => element.id)
  const schedule = scheduleIslands({
    islands: () => islands,
    loadIsland: async (island) => void (await loadIsland(island)),
    isInAddress: ({ id }) => id === address,
  })
  schedule.update()
  const loaded = () => loadIsland.mock.calls.map(([{ element }]) => element.id)
  return { islands, schedule, loaded, first: islands[0]! }
}

const loadPage = () => {
  dispatchEvent(new Event('load'))
  return vi.advanceTimersByTimeAsync(0)
}

describe('a block', () => {
  it('that renders waits until the page has loaded, unless it only adds behaviour or is due at once', async () => {
    const { islands, loaded } = serve({ renders: {}, behaves: { draws: false }, now: { when: 'now' } })
    await vi.advanceTimersByTimeAsync(0)
    expect([...watched].map(({ id }) => id)).toEqual(['behaves'])
    expect(loaded()).toEqual(['now'])
    await loadPage()
    for (const { element } of islands) see(element)
    expect(loaded()).toEqual(['now', 'renders', 'behaves'])
  })

  it('loads once, however often the page is scanned', async () => {
    const { schedule, first, loaded } = serve({ own: { draws: false } })
    schedule.update()
    see(first.element)
    schedule.update()
    schedule.update()
    expect(loaded()).toEqual(['own'])
  })

  it('that an interaction has already started is no longer waited for', async () => {
    const { schedule, first, loaded } = serve({ own: {} })
    startLoading(first)
    schedule.update()
    await loadPage()
    expect(loaded()).toEqual(['own'])
    expect(watched.size).toBe(0)
  })

  it('that has left the page is no longer observed', () => {
    const { first } = serve({ own: { draws: false } })
    expect(watched.size).toBe(1)
    first.undo()
    expect(watched.size).toBe(0)
  })

  it('that the URL’s fragment points to loads at once, before the page has loaded', () => {
    address = 'second'
    const { schedule, loaded } = serve({ first: {}, second: {}, third: {} })
    expect(loaded()).toEqual(['second'])
    address = 'third'
    schedule.loadAddressed()
    expect(loaded()).toEqual(['second', 'third'])
  })
})

describe('printing a page', () => {
  it('loads blocks that no one has scrolled to, unless their markup is enough or contains images', () => {
    const { schedule, loaded } = serve({
      ...{ own: {}, behaves: { draws: false }, enough: { notice: false }, used: { when: 'interaction' } },
    })
    schedule.loadPrinted()
    expect(loaded()).toEqual(['own', 'behaves'])
    const pictures = serve({ own: {} }, '<img>')
    pictures.schedule.loadPrinted()
    expect(pictures.loaded()).toEqual([])
  })
})

describe('the closed panels of a block that no one has scrolled to', () => {
  const panel = () => document.querySelector('p')
  const row = { draws: false, panels: ['p', 'open'] } as const
  const served = '<p style="display: none">Answer</p>'
  const waitUntilIdle = async () => {
    await loadPage()
    await vi.advanceTimersByTimeAsync(2000)
  }

  beforeEach(() => {
    Object.assign(document.body, { onbeforematch: null })
  })
  afterEach(() => {
    Reflect.deleteProperty(document.body, 'onbeforematch')
  })

  it('can be found in the page once it is idle, until the block loads', async () => {
    const { first, loaded } = serve({ own: row }, served)
    await waitUntilIdle()
    expect(panel()?.getAttribute('hidden')).toBe('until-found')
    see(first.element)
    expect(loaded()).toEqual(['own'])
    expect(panel()?.outerHTML).toBe(served)
    expect(watched.has(first.element)).toBe(false)
  })

  it('stay unchanged if the block is already loading', async () => {
    const { first } = serve({ own: row }, served)
    see(first.element)
    await waitUntilIdle()
    expect(panel()?.outerHTML).toBe(served)
  })

  it('are as served when the block leaves the page', async () => {
    const { first } = serve({ own: row }, served)
    await waitUntilIdle()
    first.undo()
    enterState(first, 'gone')
    expect(panel()?.outerHTML).toBe(served)
    expect(watched.has(first.element)).toBe(false)
  })
})
