import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { insertScript, loadScript } from '../../src/browser/loadScript'
import { configure } from '../../src/browser/settings'
import { forgetShared } from '../../src/browser/shared'

// happy-dom would fetch the script; here only the element counts, and the test answers for the network.
const scripts = () => [...document.querySelectorAll('script')]
const url = 'https://widgets.example/follow.js'

beforeEach(() => {
  forgetShared()
  const append = document.head.append.bind(document.head)
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const inert = nodes.map((node) => {
      if (node instanceof HTMLScriptElement) node.type = 'text/plain'
      return node
    })
    append(...inert)
  })
})
afterEach(() => {
  vi.useRealTimers()
  for (const script of scripts()) script.remove()
})

describe('loadScript', () => {
  it('resolves when the script has run', async () => {
    const load = loadScript(url)
    expect(scripts()[0]?.src).toBe(url)
    scripts()[0]?.onload?.(new Event('load'))
    await expect(load).resolves.toBeUndefined()
  })

  it('loads a script once for several callers', async () => {
    const loads = [loadScript(url), loadScript(url)]
    expect(scripts()).toHaveLength(1)
    scripts()[0]?.onload?.(new Event('load'))
    await Promise.all([...loads, loadScript(url)])
    expect(scripts()).toHaveLength(1)
  })

  it('sets the nonce of our own script tag, and the given hash', () => {
    configure({ nonce: 'abc' })
    loadScript(url, { integrity: 'sha384-xyz' })
    const [script] = scripts()
    expect(script?.nonce || script?.getAttribute('nonce')).toBe('abc')
    expect(script?.integrity || script?.getAttribute('integrity')).toBe('sha384-xyz')
    expect(script?.crossOrigin).toBe('anonymous')
  })

  it('gives up after ten seconds, removes the element and tries again on the next call', async () => {
    vi.useFakeTimers()
    const load = loadScript(url)
    const failure = expect(load).rejects.toMatchObject({ name: 'ScriptLoadError', url })
    vi.advanceTimersByTime(10_000)
    await failure
    expect(scripts()).toHaveLength(0)
    loadScript(url).catch(() => {})
    expect(scripts()).toHaveLength(1)
  })

  it('rejects if the browser could not load it', async () => {
    const load = loadScript(url)
    scripts()[0]?.onerror?.(new Event('error'))
    await expect(load).rejects.toMatchObject({ name: 'ScriptLoadError' })
  })

  it('accepts http and https URLs, and URLs relative to the page', () => {
    for (const address of [url, 'http://widgets.example/follow.js', '/follow.js']) void loadScript(address)
    expect(scripts().map(({ src }) => src)).toEqual([
      url,
      'http://widgets.example/follow.js',
      'http://site.test/follow.js',
    ])
  })

  it.each(['javascript:alert(1)', 'data:text/javascript,alert(1)', 'http://'])(
    'does not insert %s',
    async (address) => {
      const load = loadScript(address)
      expect(scripts()).toHaveLength(0)
      await expect(load).rejects.toMatchObject({ name: 'ScriptLoadError' })
    },
  )
})

describe('insertScript', () => {
  const reason = new Error('closed')

  it('removes its element if aborted while loading, and inserts none if aborted before', async () => {
    const { signal, abort } = abortable()
    const load = insertScript(url, document.head, { signal })
    expect(scripts()).toHaveLength(1)
    abort()
    await expect(load).rejects.toBe(reason)
    expect(scripts()).toHaveLength(0)
    await expect(insertScript(url, document.head, { signal })).rejects.toBe(reason)
    expect(scripts()).toHaveLength(0)
  })

  it('keeps a script that has already run when it is aborted later', async () => {
    vi.useFakeTimers()
    const { signal, abort } = abortable()
    const load = insertScript(url, document.head, { signal })
    scripts()[0]?.onload?.(new Event('load'))
    await load
    vi.advanceTimersByTime(20_000)
    abort()
    expect(scripts()).toHaveLength(1)
  })

  function abortable() {
    const controller = new AbortController()
    return { signal: controller.signal, abort: () => controller.abort(reason) }
  }
})
