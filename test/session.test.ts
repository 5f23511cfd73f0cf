import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { pageBlocks } from '../blocks/pageBlocks'
import { origin } from '../src/runtime/chunks'
import { type Session, type SessionOptions, startSession } from '../src/session'
import { wire } from '../src/wiring'

const wired = { update: vi.fn(), stop: vi.fn(), log: vi.fn() }
vi.mock('../src/wiring', () => ({ wire: vi.fn(() => wired) }))

let stop = () => {}
afterEach(() => {
  stop()
  vi.clearAllMocks()
  document.body.innerHTML = ''
})

const nothing = { version: '1', registry: [], pageBlocks: [], logged: [], options: {}, tag: null }

function start(parts: Partial<SessionOptions> = {}): Session {
  const session = startSession({ ...nothing, ...parts })
  stop = session.stop
  return session
}

/** Counts the events `ready` from now on. */
function countReady(): () => number {
  let count = 0
  const onReady = () => count++
  document.addEventListener('skerry:ready', onReady)
  onTestFinished(() => document.removeEventListener('skerry:ready', onReady))
  return () => count
}

/** Starts on a page that has nothing but this markup. Resolves with whether it needs the wiring. */
async function needsWiring(markup: string): Promise<boolean> {
  document.body.innerHTML = markup
  const isReady = new Promise((resolve) => document.addEventListener('skerry:ready', resolve, { once: true }))
  start()
  const isWired = vi.waitFor(() => expect(wire).toHaveBeenCalled())
  return Promise.race([isReady.then(() => false), isWired.then(() => true)])
}

/** Blocks whose README line asks for a page context, or that only pages of one type have. */
const dependent = ['gift-card-balance', 'pricing-toggle', 'product-reviews', 'review-request']

const parts = pageBlocks
  .filter(({ name }) => !dependent.includes(name))
  .flatMap(({ dropzone }) => dropzone?.split(', ') ?? [])

const elementFor = (part: string) =>
  `<div ${part
    .replace(/^\.(.+)$/, 'class="$1"')
    .replace(/^#(.+)$/, 'id="$1"')
    .replace(/^\[(.+)\]$/, '$1')}></div>`

describe('a page without a page context', () => {
  it.each(parts)('loads the wiring if it contains only %s', async (part) => {
    const markup = elementFor(part)
    expect(document.createRange().createContextualFragment(markup).querySelector(part)).not.toBeNull()
    expect(await needsWiring(markup)).toBe(true)
  })

  it('loads nothing for other markup', async () => {
    expect(await needsWiring('<main class="page"><p id="intro">Bread.</p></main>')).toBe(false)
    expect(wire).not.toHaveBeenCalled()
  })

  it('loads the wiring to confirm a logout', async () => {
    history.replaceState(null, '', '/?logout=true')
    onTestFinished(() => history.replaceState(null, '', '/'))
    expect(await needsWiring('<p>Bread.</p>')).toBe(true)
  })

  it('has no stand-ins for the vendor’s globals after stop', async () => {
    const isGiven = () => 'Squarespace' in globalThis
    expect(isGiven()).toBe(false)
    await needsWiring('<main class="page"></main>')
    expect(isGiven()).toBe(true)
    stop()
    expect(isGiven()).toBe(false)
  })
})

describe('a page without blocks', () => {
  const debugTag = document.createElement('script')
  debugTag.dataset.debug = ''

  it('dispatches ready once, however often a script requests the rest', async () => {
    const ready = countReady()
    const { load } = start()
    load()
    await vi.waitFor(() => expect(ready()).toBe(1))
    load()
    document.body.innerHTML = '<time data-date="2026-05-01"></time>' // which needs the wiring
    await vi.waitFor(() => expect(wired.update).toHaveBeenCalled())
    expect(ready()).toBe(1)
    expect(vi.mocked(wire).mock.calls[0]?.[0].isReady).toBe(true)
  })

  it.each<[string, Partial<SessionOptions>]>([
    ['entries were logged', { logged: [['a', 1]] }],
    ['page blocks were defined', { pageBlocks: [...pageBlocks] }],
    ['its settings ask for debugging', { options: { debug: true } }],
    ['its script tag asks for debugging', { tag: debugTag }],
  ])('loads the rest if %s', async (_, parts) => {
    const ready = countReady()
    start(parts)
    await vi.waitFor(() => expect(wired.update).toHaveBeenCalled())
    expect(ready()).toBe(0)
  })

  it('keeps log entries for the wiring, and passes them on once that has loaded', async () => {
    const { log, load } = start()
    expect(log('a')).toBe(false)
    load(true)
    await vi.waitFor(() => expect(wired.update).toHaveBeenCalled())
    expect(log('b', 2)).toBe(true)
    expect(wired.log.mock.calls).toEqual([['b', 2]])
  })
})

describe('Skerry', () => {
  it('does nothing more after stop, even if the wiring was loading', async () => {
    const ready = countReady()
    start()
    stop()
    const { loadToolkit } = start()
    const toolkit = loadToolkit()
    stop()
    expect(await toolkit).toBeNull()
    expect(wire).not.toHaveBeenCalled()
    expect(await needsWiring('')).toBe(false)
    expect(ready()).toBe(1)
  })

  it.each([
    ['its settings', 'of settings', 'of settings'],
    ['its script tag, otherwise', undefined, 'of tag'],
  ])('loads its files with the nonce of %s', (_, nonce, used) => {
    const tag = Object.assign(document.createElement('script'), { nonce: 'of tag' })
    start({ tag, options: nonce === undefined ? {} : { nonce } })
    expect(origin.nonce).toBe(used)
    stop()
    start()
    expect(origin.nonce).toBe('')
  })
})
