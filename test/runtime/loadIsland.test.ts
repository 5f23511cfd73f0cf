import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Page } from '../../src/model/page/page'
import type { BlockDefinition } from '../../src/runtime/defineBlock'
import { createIsland, startLoading } from '../../src/runtime/island'
import { createIslandLoader } from '../../src/runtime/loadIsland'

afterEach(() => document.body.replaceChildren())

/** A loader, and a block that starts loading. */
function serve(row: Partial<BlockDefinition>) {
  const element = document.body.appendChild(document.createElement('div'))
  const load = vi.fn<BlockDefinition['load']>(async () => ({ parse: () => ({}), attach: () => () => {} }))
  const island = createIsland(element, { name: 'clock', selector: '.clock', draws: false, load, ...row })
  const loadIsland = createIslandLoader({
    loadChunk: (_name, load) => load(),
    page: () => ({}) as Page, // the block reads nothing
    loadModules: () => Promise.resolve(),
    listener: { onLoad() {}, onMount() {}, onSkip() {}, onError() {} },
  })
  startLoading(island)
  return { island, load, start: () => loadIsland(island) }
}

describe('a block that is due', () => {
  it.each([
    ['"visibel"', 'visibel' as 'visible'],
    ['{}', {} as { media: string }],
  ])('fails if its mount condition is unknown: %s', async (text, when) => {
    const { island, load, start } = serve({ when })
    await start()
    expect(island.state).toBe('failed')
    expect(island.error?.message).toBe(`Block "clock": there is no when ${text}.`)
    expect(load).not.toHaveBeenCalled()
  })

  it.each(['now', 'idle', 'visible', 'interaction', { media: 'print' }, undefined] as const)(
    'mounts after waiting for %o',
    async (when) => {
      const { island, start } = serve({ when })
      await start()
      await vi.waitFor(() => expect(island.state).toBe('mounted'))
    },
  )

  it('reports an attachFailure that returns no undo function', async () => {
    const onError = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {})
    const parse = () => {
      throw new Error('unreadable')
    }
    const module = { parse, attach: () => () => {}, attachFailure: (() => {}) as never }
    const { island, start } = serve({ load: async () => module })
    await start()
    expect(island.error?.message).toBe('unreadable')
    const message = 'attachFailure of block "clock" must return a function that undoes it.'
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message }))
    island.undo()
  })
})
