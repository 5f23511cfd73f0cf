import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { configure } from '../../src/browser/settings'
import { forgetShared } from '../../src/browser/shared'
import type { Page, Rollup } from '../../src/model/page/page'
import { loadModules } from '../../src/runtime/rollups'

// happy-dom would fetch the files. These tests check only the elements and dispatch their load and error events.
const files = () => [...document.head.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script, link')]
const addresses = () => files().map((file) => ('src' in file ? file.src : file.href))
const answer = (kind: 'onload' | 'onerror', file = files().at(-1)) =>
  (file?.[kind] as ((event: Event) => void) | null)?.(new Event(kind.slice(2)))
const settled = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

// Only `rollups` matters here.
const pageWith = (rollups: { readonly [module: string]: Rollup }) => ({ rollups }) as Page
const cart = 'https://static.example/cart'
const page = pageWith({ cart: { js: [`${cart}-1.js`, `${cart}-2.js`], css: [`${cart}.css`] } })

beforeEach(() => {
  forgetShared()
  const append = document.head.append.bind(document.head)
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (node instanceof HTMLScriptElement) node.type = 'text/plain'
      if (node instanceof HTMLLinkElement) node.rel = 'inert'
    }
    append(...nodes)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (const file of files()) file.remove()
})

describe('modules in the page’s rollups', () => {
  it('load their style sheets and scripts, scripts in order', async () => {
    const load = loadModules(['cart'], page, '#sqs-cart-root')
    expect(addresses()).toEqual([`${cart}.css`, `${cart}-1.js`])
    answer('onload')
    await settled()
    expect(addresses()).toEqual([`${cart}.css`, `${cart}-1.js`, `${cart}-2.js`])
    answer('onload')
    answer('onload', files()[0])
    await expect(load).resolves.toBeUndefined()
  })

  it('load once per page for several callers', async () => {
    const one = pageWith({ reviews: { js: [], css: [`${cart}.css`] } })
    const loads = [loadModules(['reviews'], one, 'a'), loadModules(['reviews'], one, 'b')]
    expect(files()).toHaveLength(1)
    answer('onload')
    await Promise.all([...loads, loadModules(['reviews'], one, 'c')])
    expect(files()).toHaveLength(1)
  })

  it('have the nonce of our own tag', () => {
    configure({ nonce: 'abc' })
    loadModules(['cart'], page, 'x').catch(() => {})
    for (const file of files()) expect(file.nonce || file.getAttribute('nonce')).toBe('abc')
  })

  it('are named in the error, with their trigger, if they are missing', async () => {
    await expect(loadModules(['product-reviews'], page, '.reviews')).rejects.toMatchObject({
      name: 'ModuleMissingError',
      message: 'Unable to load module product-reviews for trigger .reviews',
    })
    expect(files()).toHaveLength(0)
  })

  it('are all named in the error if several are missing', async () => {
    await expect(loadModules(['cart', 'reviews', 'search'], page, 'x')).rejects.toMatchObject({
      message: 'Unable to load module reviews, search for trigger x',
    })
  })

  it('are not confused with built-in object properties', async () => {
    await expect(loadModules(['constructor'], page, 'x')).rejects.toMatchObject({ name: 'ModuleMissingError' })
  })

  it('are reported missing in the top frame if the page is in a frame', async () => {
    vi.stubGlobal('top', {})
    await expect(loadModules(['a', 'b'], page, 'x')).rejects.toMatchObject({
      name: 'ModuleMissingError',
      message: 'Requested modules were not available in the top frame: a, b',
    })
  })

  it.each([
    ['script', { js: [`${cart}.js`], css: [] }],
    ['style sheet', { js: [], css: [`${cart}.css`] }],
  ])('are requested twice more if a %s fails', async (_, rollup) => {
    const load = loadModules(['cart'], pageWith({ cart: rollup }), 'x')
    for (const kind of ['onerror', 'onerror', 'onload'] as const) {
      expect(files()).toHaveLength(1)
      answer(kind)
      await settled()
    }
    await expect(load).resolves.toBeUndefined()
  })

  it.each([
    [
      'chunk error',
      'script',
      { js: [`${cart}.js`], css: [] },
      { name: 'ChunkLoadError', chunk: 'cart', cause: expect.any(Error) },
    ],
    [
      'code of a style chunk',
      'style sheet',
      { js: [], css: [`${cart}.css`] },
      { name: 'CssChunkLoadError', code: 'CSS_CHUNK_LOAD_FAILED' },
    ],
  ])('fail with the %s if a %s fails three times, and can then be requested again', async (_, __, rollup, error) => {
    const load = loadModules(['cart'], pageWith({ cart: rollup }), 'x')
    const failed = expect(load).rejects.toMatchObject(error)
    for (let tried = 1; tried <= 3; tried++) {
      expect(files()).toHaveLength(1)
      answer('onerror')
      await settled()
    }
    await failed
    expect(files()).toHaveLength(0)
    loadModules(['cart'], pageWith({ cart: rollup }), 'x').catch(() => {})
    expect(files()).toHaveLength(1)
  })

  it.each([
    ['script', { js: [`${cart}.js`], css: [] }, 'ChunkLoadError'],
    ['style sheet', { js: [], css: [`${cart}.css`] }, 'CssChunkLoadError'],
  ])('time out after 120 seconds for a %s', async (_, rollup, name) => {
    vi.useFakeTimers()
    const failed = vi.fn()
    loadModules(['slow'], pageWith({ slow: rollup }), 'x').catch(failed)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name }))
  })
  it.each([
    ['script', { js: [`${cart}.js`], css: [] }],
    ['style sheet', { js: [], css: [`${cart}.css`] }],
  ])('time out after 120 seconds in total, even if a %s fails first', async (_, rollup) => {
    vi.useFakeTimers()
    const failed = vi.fn()
    loadModules(['slow'], pageWith({ slow: rollup }), 'x').catch(failed)
    await vi.advanceTimersByTimeAsync(100_000)
    answer('onerror')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(failed).toHaveBeenCalledTimes(1)
  })

  it('keep a style sheet that has loaded after that time', async () => {
    vi.useFakeTimers()
    const load = loadModules(['cart'], pageWith({ cart: { js: [], css: [`${cart}.css`] } }), 'x')
    answer('onload')
    await load
    await vi.advanceTimersByTimeAsync(120_000)
    expect(addresses()).toEqual([`${cart}.css`])
  })
})
