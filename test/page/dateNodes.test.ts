import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { configure } from '../../src/browser/settings'
import { replaceWords } from '../../src/language/catalogue'
import { words } from '../../src/language/locales/de'
import { startDateNodes } from '../../src/page/dateNodes'
import { watchForTests } from '../support/pageWatch'

const now = Date.UTC(2026, 6, 4, 12)
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  stop()
  configure({ locale: '' })
  replaceWords('en')
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

function start(html: string): HTMLElement {
  document.body.innerHTML = html
  const pages = watchForTests()
  const stopDates = startDateNodes(pages.watch)
  stop = () => {
    stopDates()
    pages.stop()
  }
  return document.querySelector<HTMLElement>('[data-date]')!
}

function hide(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('a date node', () => {
  it('shows its age, updated every 5 s', () => {
    const node = start(`<span class="timesince" data-date="${now}">4 July</span>`)
    expect(node.textContent).toBe('just now')
    vi.advanceTimersByTime(4999)
    expect(node.textContent).toBe('just now')
    vi.advanceTimersByTime(1)
    expect(node.textContent).toBe('about 5 seconds ago')
    vi.advanceTimersByTime(55_000)
    expect(node.textContent).toBe('1 minute ago')
  })

  it('accepts negative numbers for dates before 1970', () => {
    expect(start('<span data-date="-86400000">31 December 1969</span>').textContent).toBe('56 years ago')
  })

  it('accepts fractions of a millisecond', () => {
    expect(start(`<span data-date="${now - 60_000}.25"></span>`).textContent).toBe('1 minute ago')
  })

  it.each([`+${now - 60_000}`, ` ${now - 60_000}\n`])('accepts a sign and spaces: %j', (written) => {
    expect(start(`<span data-date="${written}"></span>`).textContent).toBe('1 minute ago')
  })

  it('is not rewritten while its text stays the same', async () => {
    const node = start(`<span data-date="${now - 60_000}"></span>`)
    const changes = vi.fn()
    const observer = new MutationObserver(changes)
    observer.observe(node, { childList: true, characterData: true, subtree: true })
    vi.advanceTimersByTime(55_000)
    await Promise.resolve()
    expect(changes).not.toHaveBeenCalled()
    vi.advanceTimersByTime(5000)
    await vi.waitFor(() => expect(changes).toHaveBeenCalledTimes(1))
    observer.disconnect()
  })

  it.each(['', 'yesterday', '2026-07-04', '12px', 'NaN', 'Infinity', '1e3', '9'.repeat(30)])(
    'with the value %j is left unchanged, with a warning',
    (value) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
      const node = start(`<span data-date="${value}">4 July</span>`)
      expect(node.outerHTML).toBe(`<span data-date="${value}">4 July</span>`)
      expect(warn.mock.calls).toEqual([
        ['A date node needs a numeric data-date value; this one is left as it is.', node],
      ])
    },
  )

  it('containing elements is left alone', () => {
    const node = start(`<div data-date="${now}"><a href="/x">4</a></div>`)
    expect(node.innerHTML).toBe('<a href="/x">4</a>')
  })

  it('containing elements causes no warning, whatever its value', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    start('<div data-date="2026-07-04"><b>4</b></div>')
    expect(warn).not.toHaveBeenCalled()
  })

  it.each([
    `<table><tr><td class="day" data-date="${now}">4</td></tr></table>`,
    `<button data-date="${now}">4</button>`,
    `<div role="option" data-date="${now}">4</div>`,
    `<span class="datepicker-cell day" data-date="${now}">4</span>`,
  ])('does not include the cells of a date picker: %s', (html) => {
    expect(start(html).textContent).toBe('4')
  })

  it('keeps the browser’s translation of its text until the text changes', () => {
    const node = start(`<span data-date="${now - 60_000}"></span>`)
    node.innerHTML = '<font>il y a 1 minute</font>'
    vi.advanceTimersByTime(55_000)
    expect(node.textContent).toBe('il y a 1 minute')
    vi.advanceTimersByTime(5000)
    expect(node.textContent).toBe('2 minutes ago')
  })

  it('is in the page’s language', () => {
    configure({ locale: 'fr' })
    const node = start(`<span data-date="${now - 86_400_000}"></span>`)
    expect([node.textContent, node.title]).toEqual(['il y a 1 jour', expect.stringContaining('3 juillet 2026')])
  })

  it('shows the full date in its title, unless it already has a title', () => {
    expect(start(`<span data-date="${now}"></span>`).title).toMatch(/^July 4, 2026.* \d+:\d\d/)
    stop()
    expect(start(`<span data-date="${now}" title="Independence"></span>`).title).toBe('Independence')
  })

  it('has a title in the language of its text', () => {
    configure({ locale: 'de' })
    replaceWords('de', (room) => words[room])
    expect(start(`<span data-date="${now}"></span>`).title).toContain('4. Juli 2026')
  })

  it('pauses while the page is hidden, and is up to date when it is visible again', () => {
    const node = start(`<span data-date="${now}">4 July</span>`)
    hide(true)
    expect(vi.getTimerCount()).toBe(0)
    vi.advanceTimersByTime(60_000)
    vi.setSystemTime(now + 60_000)
    expect(node.textContent).toBe('just now')
    hide(false)
    expect(node.textContent).toBe('1 minute ago')
    vi.advanceTimersByTime(60_000)
    expect(node.textContent).toBe('2 minutes ago')
  })

  it('is updated if added later, and restored if removed', async () => {
    start('<p>nothing yet</p>')
    expect(vi.getTimerCount()).toBe(0)
    document.body.insertAdjacentHTML('beforeend', `<span data-date="${now}">4 July</span>`)
    const node = document.querySelector('[data-date]')!
    await vi.waitFor(() => expect(node.textContent).toBe('just now'))
    node.remove()
    await vi.waitFor(() => expect(node.outerHTML).toBe(`<span data-date="${now}">4 July</span>`))
    expect(vi.getTimerCount()).toBe(0)
  })

  it('shares one timer with the others, which stops with the last one', async () => {
    start(`<p><span data-date="${now}"></span></p>`)
    document.body.insertAdjacentHTML('beforeend', `<p><span data-date="${now}"></span></p>`)
    const [first, second] = document.querySelectorAll('p')
    await vi.waitFor(() => expect(second?.textContent).toBe('just now'))
    expect(vi.getTimerCount()).toBe(1)
    first?.remove()
    second?.remove()
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0))
  })

  it('is restored after stop', () => {
    const served = `<span class="timesince" data-date="${now}">4 <!-- of -->July</span>`
    const removed = vi.spyOn(document, 'removeEventListener')
    const node = start(served)
    stop()
    expect(node.outerHTML).toBe(served)
    expect(vi.getTimerCount()).toBe(0)
    expect(removed).toHaveBeenCalledWith('visibilitychange', expect.any(Function))
  })
})
