import { afterEach, describe, expect, it, vi } from 'vitest'
import { ChunkLoadError } from '../../src/errors/ChunkLoadError'
import type { BehavingBlock, BlockDefinition } from '../../src/runtime/defineBlock'
import { startLoading } from '../../src/runtime/island'
import { createIslandStore } from '../../src/runtime/islandStore'
import { createQueue } from '../../src/runtime/queue'
import { settleIslands } from '../../src/runtime/settleIsland'

const definition: BlockDefinition = {
  name: 'banner',
  selector: '.banner',
  fallback: 'nothing',
  load: async () => ({ parse: () => ({}), attach: () => () => {} }),
}

afterEach(() => {
  document.body.innerHTML = ''
})

/** A block whose row says that nothing remains of it if it fails. */
function serve(markup: string, row: Partial<BlockDefinition> = {}) {
  document.body.innerHTML = markup
  const element = document.body.firstElementChild as HTMLElement
  const store = createIslandStore()
  const island = store.of(element, { ...definition, ...row })
  const onError = vi.fn()
  const load = vi.fn()
  const settle = settleIslands({ onLoad() {}, onMount() {}, onSkip() {}, onError }, load)
  startLoading(island)
  return { element, island, settle, onError, load, stop: () => store.leaveWhere(() => true) }
}

describe('a block that turns out to have nothing to do', () => {
  it('stays as served, without an error', () => {
    const { element, island, settle, onError } = serve('<div class="banner">Sale</div>')
    settle.mount(island)
    settle.fail(island, null)
    expect([island.state, element.hidden]).toEqual(['skipped', false])
    expect(onError).not.toHaveBeenCalled()
  })

  it('leaves an early interaction to the browser', () => {
    const { island, settle } = serve('<div class="banner"><button>Sale</button></div>')
    const control = document.querySelector('button')!
    const onClick = vi.fn()
    control.addEventListener('click', onClick)
    island.interaction = { event: new MouseEvent('click'), control, log: [] }
    settle.skip(island)
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('during render is not mounted', async () => {
    const { island, settle } = serve('<div class="banner">Sale</div>')
    island.ready = { module: { parse: () => ({}), view: () => null }, props: {} }
    const queue = createQueue({ onMounted: settle.mount, onFailed: settle.fail })
    queue(island, ([view]) => {
      view?.onError(null)
      return [() => {}]
    })
    await new Promise((resolve) => setTimeout(resolve))
    expect(island.state).toBe('skipped')
  })
})

describe('a block whose code failed to load', () => {
  /** It is 100 px high until it fails, and is then as high as its style says, beside its padding. */
  function serveHigh(paddingPx = 0) {
    const served = serve('<div class="banner">Sale</div>', { fallback: 'markup' })
    const { element, island, settle } = served
    const leastPx = () => Number.parseInt(element.style.minBlockSize || '0', 10)
    Object.defineProperty(element, 'offsetHeight', {
      get: () => (island.state === 'failed' ? leastPx() + paddingPx : 100),
    })
    settle.fail(island, new ChunkLoadError('banner', 'refused'))
    expect(element.offsetHeight).toBe(100)
    return served
  }

  it('keeps its height without counting its padding twice', () => {
    expect(serveHigh(24).element.style.minBlockSize).toBe('76px')
    expect(serveHigh(100).element.hasAttribute('style')).toBe(false)
  })

  it('keeps its height until it has mounted', () => {
    const { element, island, settle } = serveHigh()
    island.retry()
    expect(element.style.minBlockSize).toBe('100px')
    settle.mount(island)
    expect(element.hasAttribute('style')).toBe(false)
  })

  it('keeps its height until it is skipped', () => {
    const { element, island, settle } = serveHigh()
    island.retry()
    settle.skip(island)
    expect(element.hasAttribute('style')).toBe(false)
  })

  it('does not keep its height after any other error', () => {
    const { element, island, settle } = serve('<div class="banner">Sale</div>', { fallback: 'markup' })
    Object.defineProperty(element, 'offsetHeight', { get: () => (island.state === 'failed' ? 0 : 100) })
    settle.fail(island, new TypeError('broken'))
    expect(element.hasAttribute('style')).toBe(false)
  })

  it('does once what the visitor tried several times before it failed', () => {
    const { element, island, settle } = serve('<div class="banner">Sale</div>', { countsInteractions: true })
    const onClick = vi.fn()
    element.addEventListener('click', onClick)
    const press = { event: new MouseEvent('click'), control: element }
    island.interaction = { ...press, log: Array(3).fill({ ...press, states: new Map() }) }
    settle.fail(island, new ChunkLoadError('banner', 'refused'))
    island.retry()
    settle.mount(island)
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('loads once, however often its notice is clicked', () => {
    const { island, load } = serveHigh()
    island.retry()
    island.retry()
    expect(load).toHaveBeenCalledOnce()
  })

  it('is not reported once it has left the page', () => {
    const { island, settle, onError, stop } = serve('<div class="banner">Sale</div>')
    stop()
    settle.fail(island, new ChunkLoadError('banner', 'refused'))
    expect(onError).not.toHaveBeenCalled()
    expect(island.state).toBe('gone')
  })
})

describe('a block with an early look', () => {
  const isAsServed = ({ element }: { element: Element }) => element.hasAttribute('data-skerry-served')
  const serveEarly = () => serve('<div class="banner">Sale</div>', { fallback: 'markup', early: 'display:flex' })

  it('is shown as served if its code failed to load, until it loads again or Skerry stops', () => {
    const served = serveEarly()
    served.settle.fail(served.island, new ChunkLoadError('banner', 'refused'))
    expect(isAsServed(served)).toBe(true)
    served.island.retry()
    expect(isAsServed(served)).toBe(false)
    served.settle.fail(served.island, new Error('broken'))
    expect(isAsServed(served)).toBe(true)
    served.stop()
    expect(isAsServed(served)).toBe(false)
  })

  it('keeps its look if part of its code is missing, but not after another error', () => {
    for (const error of [new ChunkLoadError('part', 'refused'), new Error('broken')]) {
      const served = serveEarly()
      served.island.times.mount = 1
      served.settle.mount(served.island)
      served.settle.fail(served.island, error)
      expect(isAsServed(served)).toBe(error.message === 'broken')
    }
  })
})

describe('a block that disappears if it fails', () => {
  it('is hidden when it fails, and shown again while it is being retried', () => {
    const { element, island, settle } = serve('<div class="banner">Sale</div>')
    settle.fail(island, new Error('broken'))
    expect(element.hidden).toBe(true)
    island.retry()
    expect(element.hidden).toBe(false)
  })

  it.each([
    '<div class="banner">Sale</div>',
    '<div class="banner" hidden="">Sale</div>',
    '<div class="banner" hidden="until-found">Sale</div>',
  ])('is as served after stop: %s', (markup) => {
    const { element, island, settle, stop } = serve(markup)
    settle.fail(island, new Error('broken'))
    stop()
    expect(element.outerHTML).toBe(markup)
  })

  it('is restored if it fails after mounting', () => {
    const markup = '<div class="banner" hidden="">Sale</div>'
    const { element, island, settle, stop } = serve(markup)
    element.append('!')
    island.undo = () => element.lastChild!.remove()
    settle.mount(island)
    settle.fail(island, new Error('broken'))
    stop()
    expect(element.outerHTML).toBe(markup)
  })

  it('stays failed if it fails during attach, and is as served after stop', async () => {
    const markup = '<div class="banner">Sale</div>'
    const { element, island, settle, stop } = serve(markup)
    const attach: BehavingBlock<unknown>['attach'] = (root, _props, fail) => {
      root.append('!')
      fail(new Error('broken'))
      return () => root.lastChild!.remove()
    }
    island.ready = { module: { parse: () => ({}), attach }, props: {} }
    createQueue({ onMounted: settle.mount, onFailed: settle.fail })(island)
    await vi.waitFor(() => expect(island.ready).toBe(null))
    expect(island.state).toBe('failed')
    stop()
    expect(element.outerHTML).toBe(markup)
  })

  it('reports an attach that returns no undo function, and is restored without an error', async () => {
    const { island, settle, stop } = serve('<div class="banner">Sale</div>')
    island.ready = { module: { parse: () => ({}), attach: (() => {}) as never }, props: {} }
    createQueue({ onMounted: settle.mount, onFailed: settle.fail })(island)
    await vi.waitFor(() => expect(island.state).toBe('failed'))
    expect(island.error?.message).toBe('attach of block "banner" must return a function that undoes it.')
    const onError = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {})
    stop()
    expect(onError).not.toHaveBeenCalled()
  })

  it('is reported once, even if it fails again', () => {
    const { island, settle, onError } = serve('<div class="banner">Sale</div>')
    settle.fail(island, new Error('broken'))
    settle.fail(island, new Error('broken as well'))
    expect(onError).toHaveBeenCalledOnce()
    expect(island.error?.message).toBe('broken')
  })
})
