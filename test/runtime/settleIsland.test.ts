import { afterEach, describe, expect, it, vi } from 'vitest'
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
function serve(markup: string) {
  document.body.innerHTML = markup
  const element = document.body.firstElementChild as HTMLElement
  const store = createIslandStore()
  const island = store.of(element, definition)
  const onError = vi.fn()
  const settle = settleIslands({ onLoad() {}, onMount() {}, onError }, () => {})
  startLoading(island)
  return { element, island, settle, onError, stop: () => store.leaveWhere(() => true) }
}

describe('a block that has nothing to do any more', () => {
  it('is as served, without an error', () => {
    const { element, island, settle, onError } = serve('<div class="banner">Sale</div>')
    settle.mount(island)
    settle.fail(island, null)
    expect([island.state, element.hidden]).toEqual(['skipped', false])
    expect(onError).not.toHaveBeenCalled()
  })

  it('while it is drawn is not mounted', async () => {
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

describe('a block of which nothing remains if it fails', () => {
  it('is hidden when it fails, and shown again while it loads once more', () => {
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
  ])('is restored as the server sent it when Skerry stops: %s', (markup) => {
    const { element, island, settle, stop } = serve(markup)
    settle.fail(island, new Error('broken'))
    stop()
    expect(element.outerHTML).toBe(markup)
  })

  it('is restored if it fails after it was mounted', () => {
    const markup = '<div class="banner" hidden="">Sale</div>'
    const { element, island, settle, stop } = serve(markup)
    element.append('!')
    island.undo = () => element.lastChild!.remove()
    settle.mount(island)
    settle.fail(island, new Error('broken'))
    stop()
    expect(element.outerHTML).toBe(markup)
  })

  it('stays failed if it fails while it is attached, and is restored as the server sent it', async () => {
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

  it('is reported once, even if it fails again', () => {
    const { island, settle, onError } = serve('<div class="banner">Sale</div>')
    settle.fail(island, new Error('broken'))
    settle.fail(island, new Error('broken as well'))
    expect(onError).toHaveBeenCalledOnce()
    expect(island.error?.message).toBe('broken')
  })
})
