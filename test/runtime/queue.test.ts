import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createIsland, enterState, type Island, startLoading } from '../../src/runtime/island'
import type { ViewToMount } from '../../src/runtime/mountViews'
import { createQueue, type MountViews } from '../../src/runtime/queue'

let told: string[] = []
let now = 0
/** The pauses in which the page can paint and handle input, each of which a test ends. */
let pauses: (() => void)[] = []

beforeEach(() => {
  told = []
  now = 0
  pauses = []
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.stubGlobal('scheduler', { yield: () => new Promise<void>((resolve) => pauses.push(resolve)) })
})
afterEach(() => vi.restoreAllMocks())

const newQueue = () =>
  createQueue({
    onMounted: ({ element }) => told.push(`${element.id} mounted`),
    onFailed: (island, error) => {
      enterState(island, 'failed', error as Error)
      told.push(`${island.element.id} failed: ${(error as Error).message}`)
    },
  })

function islandOf(id: string, module: object): Island {
  const element = Object.assign(document.createElement('div'), { id })
  const island = createIsland(element, { name: 'x', selector: '.x', load: async () => module as never })
  startLoading(island)
  island.ready = { module: { parse: () => ({}), ...module } as never, props: { of: id } }
  return island
}

/** A block with behaviour, which takes some milliseconds to attach. */
const behaving = (id: string, takesMs = 0, attach: () => void = () => {}) =>
  islandOf(id, {
    attach() {
      now += takesMs
      attach()
      return () => told.push(`${id} undone`)
    },
  })

const drawing = (id: string, module: object = {}) => islandOf(id, { view: () => null, ...module })

/** Draws nothing, and says what it was given. */
const draw: MountViews = (views: readonly ViewToMount[]) => {
  told.push(`drawn: ${views.map(({ element, place }) => `${element.id} ${place}`).join(', ')}`)
  now += 2
  return views.map(
    ({ element }) =>
      () =>
        told.push(`${element.id} undone`),
  )
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('blocks that are ready', () => {
  it('are mounted, each with its undo and the time it took', async () => {
    const [queue, one, two] = [newQueue(), behaving('one', 3), drawing('two')]
    queue(one)
    queue(two, draw)
    await settle()
    expect(told).toEqual(['one mounted', 'drawn: two inside', 'two mounted'])
    expect([one.times.mount, two.times.mount, one.ready, two.ready]).toEqual([3, 2, null, null])
    one.undo()
    two.undo()
    expect(told.slice(3)).toEqual(['one undone', 'two undone'])
  })

  it('are also mounted if they become ready later', async () => {
    const queue = newQueue()
    queue(behaving('one'))
    await settle()
    queue(behaving('two'))
    await settle()
    expect(told).toEqual(['one mounted', 'two mounted'])
  })

  it('are rendered together, at most eight at a time', async () => {
    const queue = newQueue()
    for (let number = 1; number <= 10; number++)
      queue(drawing(`${number}`, number === 10 ? { place: 'over' } : {}), draw)
    await settle()
    expect(told.filter((word) => word.startsWith('drawn'))).toEqual([
      `drawn: ${[1, 2, 3, 4, 5, 6, 7, 8].map((number) => `${number} inside`).join(', ')}`,
      'drawn: 9 inside, 10 over',
    ])
  })

  it('pause after 8 ms so that the page can paint and handle input, and then go on', async () => {
    const queue = newQueue()
    for (let number = 1; number <= 24; number++) queue(behaving(`${number}`, number <= 8 ? 1 : 0.5))
    await settle()
    expect([told.length, pauses.length]).toEqual([8, 1])
    pauses[0]?.()
    await settle()
    // Eight of half a millisecond are no reason for a pause, sixteen are.
    expect([told.length, pauses.length]).toEqual([24, 2])
  })

  it.each(['left the page', 'failed'] as const)('are not mounted if they have %s in the meantime', async (what) => {
    const [queue, two] = [newQueue(), drawing('two')]
    const one = behaving('one', 0, () => told.push('one attached'))
    queue(one)
    queue(two, draw)
    for (const island of [one, two]) enterState(island, what === 'failed' ? 'failed' : 'gone')
    await settle()
    expect(told).toEqual(['drawn: '])
  })
})

describe('blocks that a mount listener removes while they wait', () => {
  /** Stops at the first block that is mounted, as a page's own script may do. */
  const stopping = (islands: readonly Island[]) =>
    createQueue({
      onMounted: () => {
        for (const island of islands) enterState(island, 'gone')
      },
      onFailed: () => {},
    })

  it('are not attached', async () => {
    const islands = [behaving('one'), behaving('two', 0, () => told.push('two attached'))]
    const queue = stopping(islands)
    islands.forEach((island) => {
      queue(island)
    })
    await settle()
    expect(told).toEqual([])
  })

  it('are undone if they have already been rendered', async () => {
    const islands = [drawing('one'), drawing('two')]
    const queue = stopping(islands)
    islands.forEach((island) => {
      queue(island, draw)
    })
    await settle()
    expect(told.slice(1)).toEqual(['two undone'])
    expect(islands[1]?.state).toBe('gone')
  })
})

describe('a block that fails', () => {
  const fail = () => {
    throw new Error('broken')
  }

  it('during attach does not stop the others from mounting', async () => {
    const queue = newQueue()
    queue(behaving('one', 0, fail))
    queue(behaving('two'))
    await settle()
    expect(told).toEqual(['one failed: broken', 'two mounted'])
  })

  it('during render is not mounted, unlike the others', async () => {
    const queue = newQueue()
    const drawOne: MountViews = (views) => {
      views[0]?.onError(new Error('broken'))
      return draw(views)
    }
    queue(drawing('one'), drawOne)
    queue(drawing('two'), drawOne)
    await settle()
    expect(told).toEqual(['one failed: broken', 'drawn: one inside, two inside', 'two mounted'])
  })
})
