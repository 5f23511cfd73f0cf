import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { undoAll } from '../src/browser/atStop'
import { takeLog } from '../src/browser/log'
import { configure, settings } from '../src/browser/settings'
import { forgetShared } from '../src/browser/shared'
import { announce } from '../src/data/announcements'
import { BlockError } from '../src/errors/BlockError'
import { ChunkLoadError } from '../src/errors/ChunkLoadError'
import { InternalServerError } from '../src/errors/InternalServerError'
import type { Events } from '../src/events'
import type { BlockModule } from '../src/runtime/defineBlock'
import { createIsland, enterState } from '../src/runtime/island'
import { type Wiring, type WiringOptions, wire } from '../src/wiring'
import { allowKeepalive, collector, fieldsOf } from './telemetry/collector'

const runtime = { islands: () => [], define: vi.fn(), watch: () => () => {} }
const overlay = () => document.querySelector('[data-skerry-overlay]')?.shadowRoot
const heard: { name: string; detail: unknown }[] = []
const listen = (name: keyof Events) => {
  const keep = (event: Event) => heard.push({ name, detail: (event as CustomEvent).detail })
  document.addEventListener(`skerry:${name}`, keep, { once: true })
}

let wiring: Wiring
let posts: ReturnType<typeof collector>['posts']

// The first time it is read takes longer than what a test waits for.
beforeAll(async () => {
  await import('../src/deferred')
})
beforeEach(() => {
  heard.length = 0
  configure({})
  allowKeepalive()
  posts = collector().posts
  document.body.innerHTML = '<div class="sqs-block" id="block">Served</div>'
  wiring = wire({ version: '1.2.3', runtime, runChunk: (_, load) => load() })
})
afterEach(() => {
  undoAll()
  forgetShared()
  localStorage.clear()
})

/** A block of the page whose code fails to come the first times, or whose `parse` throws. */
function islandThat(load: () => Promise<BlockModule<unknown>>) {
  const element = document.querySelector<HTMLElement>('#block')!
  const island = createIsland(element, { name: 'own', selector: '#block', when: 'now', draws: false, load })
  enterState(island, 'loading')
  return island
}

describe('a block that needs modules from the rollups', () => {
  it('fails before it is parsed if the page has no such module', async () => {
    const parse = vi.fn(() => null)
    const island = islandThat(async () => ({ parse, attach: () => () => {} }))
    Object.assign(island, { definition: { ...island.definition, rollups: ['cart'] } })
    await wiring.loadIsland(island)
    expect(island.error?.name).toBe('ModuleMissingError')
    expect(island.reason).toBe('Unable to load module cart for trigger #block')
    expect(parse).not.toHaveBeenCalled()
  })
})

describe('an announcement from the data layer', () => {
  it('opens the system-error overlay for an unhandled error', async () => {
    const message = 'Internal server error. Please try again later.'
    const error = new InternalServerError({ message, url: '/api/x', method: 'POST', status: 500 })
    announce('system error', { error, url: '/api/x' })
    await vi.waitFor(() => expect(overlay()?.querySelector('[role="alertdialog"]')?.textContent).toContain(message))
  })

  it('opens the overlay with the general message for a cleaned error', async () => {
    const whole = { message: 'Error', url: '/api/x', method: 'POST', status: 500, reply: { cleaned: true } }
    announce('system error', { error: new InternalServerError(whole), url: '/api/x' })
    await vi.waitFor(() => expect(overlay()?.querySelector('h1')?.textContent).toBe('Something Went Wrong!'))
  })

  it('records an event of type system_network_error', async () => {
    wiring.update([])
    announce('network error', { url: '/api/x', errorKey: 'L2FwaS94' })
    await vi.waitFor(() => expect(posts.map((post) => fieldsOf(post).event)).toContain('system_network_error'))
  })

  it('dispatches a login-required event on the page', () => {
    listen('login-required')
    announce('login required', { url: '/api/x' })
    expect(heard).toEqual([{ name: 'login-required', detail: { url: '/api/x' } }])
  })

  it('has no effect after stop', async () => {
    undoAll()
    listen('login-required')
    announce('login required', { url: '/api/x' })
    expect(heard).toEqual([])
  })
})

describe('the events of a block', () => {
  it('include one when it has mounted', async () => {
    listen('mount')
    const island = islandThat(async () => ({ parse: () => ({}), attach: () => () => {} }))
    await wiring.loadIsland(island)
    await vi.waitFor(() => expect(heard).toEqual([{ name: 'mount', detail: { name: 'own', element: island.element } }]))
  })

  it('wait for its prepare step, and attach receives the result', async () => {
    let arrive = (_props: unknown) => {}
    const attach = vi.fn(() => () => {})
    const prepare = vi.fn(() => new Promise<unknown>((resolve) => (arrive = resolve)))
    const island = islandThat(async () => ({ parse: () => ({ part: null }), prepare, attach }))
    void wiring.loadIsland(island)
    await vi.waitFor(() => expect(prepare).toHaveBeenCalledWith({ part: null }))
    expect(island.state).toBe('loading')
    arrive({ part: 'here' })
    await vi.waitFor(() => expect(attach).toHaveBeenCalledWith(island.element, { part: 'here' }, expect.any(Function)))
  })

  it('report a failure once, as an event and in the console, and keep the markup', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    listen('error')
    wiring.update([])
    const error = new BlockError('It has no button.')
    const parse = () => {
      throw error
    }
    const island = islandThat(async () => ({ parse, attach: () => () => {} }))
    await wiring.loadIsland(island)
    expect(heard).toEqual([{ name: 'error', detail: { name: 'own', element: island.element, error } }])
    expect(console.error).toHaveBeenCalledExactlyOnceWith('Skerry: block "own" failed.', error, island.element)
    expect(island.element.textContent).toBe('Served')
    expect(island).toMatchObject({ state: 'failed', reason: 'It has no button.' })
    await vi.waitFor(
      () => expect(posts.find(({ path }) => path.endsWith('/RecordJavascriptErrors'))?.body).toContain('#block'),
      { timeout: 5000 },
    )
  })

  it('report its parse error even if showing the failure throws as well', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    const throwError = (message: string) => {
      throw new Error(message)
    }
    const island = islandThat(async () => ({
      parse: () => throwError('It has no button.'),
      attach: () => () => {},
      attachFailure: () => throwError('It has no box.'),
    }))
    await wiring.loadIsland(island)
    expect(island).toMatchObject({ state: 'failed', reason: 'It has no button.' })
    expect(report.mock.calls[0]?.[0]).toMatchObject({ message: 'It has no box.' })
  })

  it('are followed by a retry notice if its code fails to load', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let isThere = false
    const island = islandThat(async () => {
      if (!isThere) throw new ChunkLoadError('own', 'refused')
      return { parse: () => ({}), attach: () => () => {} }
    })
    await wiring.loadIsland(island)
    const notice = () => document.querySelector('#block + *')
    await vi.waitFor(() => expect(notice()).not.toBeNull())
    isThere = true
    island.retry()
    await vi.waitFor(() => expect(island.state).toBe('mounted'))
    expect(notice()).toBeNull()
  })

  it.each([
    ['has nothing to do', () => null],
    [
      'fails',
      () => {
        throw new Error('It has no button.')
      },
    ],
  ])('are followed by no notice once its code has loaded, even if it %s', async (_, parse) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let isThere = false
    const island = islandThat(async () => {
      if (!isThere) throw new ChunkLoadError('own', 'refused')
      return { parse, attach: () => () => {} }
    })
    await wiring.loadIsland(island)
    await vi.waitFor(() => expect(document.querySelector('#block + *')).not.toBeNull())
    isThere = true
    island.retry()
    await vi.waitFor(() => expect(island.state).not.toBe('loading'))
    expect(document.querySelector('#block + *')).toBeNull()
  })

  it('are followed by a retry notice if a visitor has used them, although the served markup is enough', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const failing = islandThat(async () => {
      throw new ChunkLoadError('own', 'refused')
    })
    const island = createIsland(failing.element, { ...failing.definition, notice: false })
    island.interaction = { event: new MouseEvent('click'), control: failing.element, log: [] }
    await wiring.loadIsland(island)
    await vi.waitFor(() => expect(document.querySelector('#block + *')).not.toBeNull())
  })

  it('are followed by no retry notice if the served markup is enough for visitors', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const failing = islandThat(async () => {
      throw new ChunkLoadError('own', 'refused')
    })
    const island = createIsland(failing.element, { ...failing.definition, notice: false })
    await wiring.loadIsland(island)
    expect(island.state).toBe('failed')
    await vi.dynamicImportSettled() // of the notice, which other blocks get
    expect(document.querySelector('#block + *')).toBeNull()
  })
})

describe('deferred code', () => {
  /** Starts a page with one block under way; says which chunks were asked for besides the block's own. */
  function startWith(load: () => Promise<{ parse: () => object | null; attach: () => () => void }>): string[] {
    const asked: string[] = []
    undoAll()
    const own = wire({
      version: '1.2.3',
      runtime: { ...runtime, islands: () => [island] },
      runChunk: (name, load) => {
        asked.push(name)
        return load()
      },
    })
    const island = islandThat(load)
    own.update([])
    return asked
  }

  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is requested once the first blocks have mounted; page tasks and images come earlier', async () => {
    let arrive = () => {}
    const asked = startWith(
      () =>
        new Promise((resolve) => {
          arrive = () => resolve({ parse: () => ({}), attach: () => () => {} })
        }),
    )
    await vi.advanceTimersByTimeAsync(1900)
    expect(asked).toEqual(['own', 'pageTasks'])
    arrive()
    await vi.waitFor(() => expect(asked).toContain('deferred'))
  })

  it('waits at most two seconds for a request that hangs', async () => {
    const asked = startWith(() => new Promise(() => {}))
    await vi.advanceTimersByTimeAsync(1900)
    expect(asked).not.toContain('deferred')
    await vi.advanceTimersByTimeAsync(2200)
    await vi.waitFor(() => expect(asked).toContain('deferred'))
  })
})

describe('a page with Skerry', () => {
  const asked: string[] = []
  /** Connects the rooms again, with other options. No chunk arrives but the fake one of the deferred code. */
  function wireAgain(options: Partial<WiringOptions> = {}, deferred: object | null = null): Wiring {
    undoAll()
    asked.length = 0
    wiring = wire({
      ...{ version: '1.2.3', runtime },
      runChunk: (name) => {
        asked.push(name)
        return name === 'deferred' && deferred ? Promise.resolve(deferred as never) : new Promise(() => {})
      },
      ...options,
    })
    return wiring
  }

  it.each([
    ['added to cart', { itemId: '1', quantity: 2 }, 'AddToCart'],
    ['product viewed', { itemId: '1', title: 'Hat' }, 'ViewContent'],
  ] as const)('records %s as a pixel event', async (name, data, event) => {
    const recordPixel = vi.fn()
    wireAgain({}, { recordPixel })
    announce(name, data as never)
    await vi.waitFor(() => expect(recordPixel.mock.calls[0]?.[1]).toEqual({ event, data }))
  })

  it('passes only the id of a saved form to pixels', async () => {
    const recordPixel = vi.fn()
    wireAgain({}, { recordPixel })
    announce('form saved', { formId: '1', isOverlayForm: true })
    await vi.waitFor(() => expect(recordPixel.mock.calls[0]?.[1]).toEqual({ event: 'Lead', data: { formId: '1' } }))
  })

  it('dispatches an event when the cart has changed', () => {
    listen('cart')
    announce('cart changed', { items: 1 } as never)
    expect(heard).toEqual([{ name: 'cart', detail: { items: 1 } }])
  })

  it('logs an unhandled error, after earlier entries', () => {
    const logged: WiringOptions['logged'] = [['early', 1]]
    wireAgain({ logged }, { showSystemError() {} })
    const error = new InternalServerError({ message: 'x', url: '/api/x', method: 'POST', status: 500 })
    announce('system error', { error, url: '/api/x' })
    const entries: unknown[] = []
    takeLog((...entry) => entries.push(entry))()
    expect(entries).toEqual([
      ['early', 1],
      ['unhandled request', { url: '/api/x', error }],
    ])
    expect(logged).toEqual([])
  })

  it('prefers the options of start to the attributes of its script tag', () => {
    const tag = Object.assign(document.createElement('script'), { lang: 'en' })
    Object.assign(tag.dataset, { locale: 'fr', nonce: 'a' })
    wireAgain({ tag, options: { locale: 'de' } })
    expect(settings().locale).toBe('de')
  })

  it.each([
    ['of the settings', 'de', 'en', 'en', ['de']],
    ['of the page, otherwise', '', 'de', 'en', ['de']],
    ['of the website, otherwise', '', '', 'de-AT', ['de']],
    ['of the page rather than of the website', '', 'en', 'de', []],
  ])('uses the language %s', (_, locale, lang, language, chunks) => {
    document.documentElement.lang = lang
    vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: { website: { language } } })
    wireAgain({ options: { locale } })
    document.documentElement.lang = ''
    expect(asked).toEqual(chunks)
  })

  it('mounts page blocks once it has been parsed, and starts everything only once', async () => {
    vi.useFakeTimers()
    const define = vi.fn()
    const wants = vi.fn(() => true)
    const own = { name: 'own', wants, load: () => new Promise<never>(() => {}) }
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    wireAgain({ runtime: { ...runtime, define } })
    wiring.update([own])
    expect(define).not.toHaveBeenCalled()
    state.mockReturnValue('complete')
    vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: { templateId: 't1' } }) // a context at the end of the page
    wiring.update([own])
    wiring.update([own])
    await vi.advanceTimersByTimeAsync(1000)
    vi.useRealTimers()
    expect(define).toHaveBeenCalledOnce()
    expect(wants).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ templateId: 't1' }))
    expect(asked).toEqual(['pageTasks', 'deferred'])
  })

  it('looks up the target of its URL once for all blocks found in one turn', async () => {
    const query = vi.spyOn(document, 'querySelector')
    const searches = () => query.mock.calls.splice(0).filter(([selector]) => selector === ':target').length
    const load = () => new Promise<never>(() => {})
    const add = () =>
      createIsland(document.createElement('div'), {
        name: 'own',
        selector: 'div',
        when: 'interaction',
        draws: false,
        load,
      })
    const islands = [add(), add(), add()]
    wireAgain({ runtime: { ...runtime, islands: () => islands } })
    wiring.update([])
    expect(searches()).toBe(1)
    await Promise.resolve()
    islands.push(add())
    wiring.update([])
    expect(searches()).toBe(1)
  })

  it.each([
    ['hashchange', 'interaction', '#itemId=s1'],
    ['beforeprint', 'visible', ''],
  ] as const)('loads waiting blocks on %s, but not after stop', (event, when, hash) => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    )
    document.body.innerHTML = '<div id="block"><p data-slide-id="s1"></p></div>'
    for (const isStopped of [false, true]) {
      const element = document.querySelector<HTMLElement>('#block')!
      const load = () => new Promise<never>(() => {})
      const island = createIsland(element, { name: 'own', selector: '#block', when, draws: false, load })
      wireAgain({ runtime: { ...runtime, islands: () => [island] } })
      wiring.update([])
      expect(island.state).toBe('waiting')
      if (isStopped) undoAll()
      location.hash = hash
      dispatchEvent(new Event(event))
      location.hash = ''
      expect(island.state).toBe(isStopped ? 'waiting' : 'loading')
    }
  })
})

describe('the toolkit', () => {
  it('is created once, however often hosts call it', async () => {
    const toolkit = await wiring.loadToolkit()
    expect(await wiring.loadToolkit()).toBe(toolkit)
    undoAll()
    expect(await wiring.loadToolkit()).not.toBe(toolkit)
  })
})
