import { afterEach, describe, expect, it, vi } from 'vitest'
import { pageBlocks } from '../blocks/pageBlocks'
import { startSession } from '../src/session'
import { wire } from '../src/wiring'

vi.mock('../src/wiring', () => ({ wire: vi.fn(() => ({ update() {}, stop() {} })) }))

let stop = () => {}
afterEach(() => {
  stop()
  vi.mocked(wire).mockClear()
  document.body.innerHTML = ''
})

/** Starts on a page that has nothing but this markup. Resolves with whether it needs the wiring. */
async function needsWiring(markup: string): Promise<boolean> {
  document.body.innerHTML = markup
  const isReady = new Promise((resolve) => document.addEventListener('skerry:ready', resolve, { once: true }))
  stop = startSession({ version: '1', registry: [], pageBlocks: [], logged: [], options: {}, tag: null }).stop
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
  it.each(parts)('loads what it needs for %s alone', async (part) => {
    const markup = elementFor(part)
    expect(document.createRange().createContextualFragment(markup).querySelector(part)).not.toBeNull()
    expect(await needsWiring(markup)).toBe(true)
  })

  it('loads nothing for other markup', async () => {
    expect(await needsWiring('<main class="page"><p id="intro">Bread.</p></main>')).toBe(false)
    expect(wire).not.toHaveBeenCalled()
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
