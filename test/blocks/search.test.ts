import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attachPreview } from '../../blocks/search/attachPreview'
import { attachSearchPage } from '../../blocks/search/attachSearchPage'
import { parse } from '../../blocks/search/block'
import { fetchPreview, readPreview } from '../../blocks/search/fetchPreview'
import { fetchPages, readAnswer } from '../../blocks/search/fetchResults'
import type { SearchPageProps, SearchProps } from '../../blocks/search/props'
import { returnTo } from '../../blocks/search/searchPosition'
import { searchPageShell } from '../../mocks/site/markup/search'
import { useMockNetwork as mockNetwork } from '../support/mockNetwork'

const base = 'https://skerry.example/search'

describe('the preview of a search field', () => {
  const boats = ['Boats', 'Boathouse'].map((title) => ({ title, href: `/${title}`, excerpt: '', image: '' }))
  let undo = () => {}

  function open(load: Required<SearchProps>['load'], text = '') {
    document.body.innerHTML = '<div><input></div>'
    const input = document.querySelector('input')!
    input.value = text
    if (text) input.focus()
    undo = attachPreview(input.parentElement!, { input, collectionIds: '', hasPreview: true, load })
    const fire = (event: Event) => input.dispatchEvent(event)
    return {
      input,
      fire,
      async type(text: string) {
        input.value = text
        fire(new InputEvent('input'))
        await vi.advanceTimersByTimeAsync(200)
      },
      press(key: string, more: KeyboardEventInit = {}) {
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
        fire(event)
        return event
      },
      shown: () => [...document.querySelectorAll('.is-open [role="option"]')].map(({ textContent }) => textContent),
      active: () => document.querySelector('[aria-selected="true"]')?.textContent,
    }
  }

  beforeEach(() => vi.useFakeTimers())

  afterEach(() => {
    undo()
    vi.useRealTimers()
  })

  it('is requested 200 ms after the last keystroke, and again for the same text after a failure', async () => {
    const load = vi.fn(() => Promise.reject(new Error('offline')))
    const { input, fire, type } = open(load)
    input.value = 'boat'
    fire(new InputEvent('input'))
    await vi.advanceTimersByTimeAsync(199)
    expect(load).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(load).toHaveBeenCalledTimes(1)
    load.mockResolvedValue(boats as never)
    await type('boat')
    expect(load).toHaveBeenCalledTimes(2)
    await type(' boat ')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is requested at once for a text that was typed before the code had loaded', async () => {
    const { shown } = open(async () => boats, 'boat')
    await vi.advanceTimersByTimeAsync(0)
    expect(shown()).toEqual(['Boats', 'Boathouse'])
  })

  it('waits until a word of an input method is complete', async () => {
    const load = vi.fn(async () => boats)
    const { input, fire } = open(load)
    input.value = 'ぼ'
    fire(new InputEvent('input', { isComposing: true }))
    await vi.advanceTimersByTimeAsync(1000)
    expect(load).not.toHaveBeenCalled()
    fire(new CompositionEvent('compositionend'))
    await vi.advanceTimersByTimeAsync(200)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('shows the results of the last query, and aborts the request before it', async () => {
    const answers: ((results: typeof boats) => void)[] = []
    const signals: AbortSignal[] = []
    const { type, shown } = open((_query, _collections, signal) => {
      signals.push(signal)
      return new Promise((resolve) => answers.push(resolve))
    })
    await type('bo')
    await type('boat')
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
    answers[1]!(boats)
    answers[0]!([])
    await vi.advanceTimersByTimeAsync(0)
    expect(shown()).toEqual(['Boats', 'Boathouse'])
  })

  it('deselects the result when the visitor types or moves the caret', async () => {
    const { input, fire, type, press, active } = open(async () => boats)
    await type('boat')
    for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight']) {
      press('ArrowDown')
      expect(active()).toBe('Boats')
      press(key)
      expect([key, active()]).toEqual([key, undefined])
    }
    press('ArrowDown')
    input.value = 'boath'
    fire(new InputEvent('input'))
    expect(active()).toBeUndefined()
    expect(press('Enter').defaultPrevented).toBe(false)
  })

  it('closes on Alt+ArrowUp, on blur, and on Escape, which then closes nothing else', async () => {
    const { fire, type, press, shown } = open(async () => boats)
    const outer = vi.fn()
    document.body.addEventListener('keydown', outer, { once: true })
    await type('boat')
    expect(press('Escape').defaultPrevented).toBe(true) // which would empty the field
    expect([shown(), outer.mock.calls]).toEqual([[], []])
    press('ArrowDown')
    await vi.advanceTimersByTimeAsync(0)
    expect(shown()).toHaveLength(2)
    press('ArrowUp', { altKey: true })
    expect(shown()).toEqual([])
    await type('boats')
    fire(new FocusEvent('blur'))
    expect(shown()).toEqual([])
    expect(press('Escape').defaultPrevented).toBe(false)
  })

  it('describes itself to screen readers, and turns autocomplete back on when the visitor leaves the page', async () => {
    const { input } = open(async () => boats)
    expect(input.getAttribute('aria-autocomplete')).toBe('list')
    expect(document.querySelector('[role="listbox"]')?.getAttribute('aria-label')).toBe('Search results')
    expect(input.getAttribute('autocomplete')).toBe('off')
    window.dispatchEvent(new Event('pagehide'))
    expect(input.hasAttribute('autocomplete')).toBe(false)
    window.dispatchEvent(new Event('pageshow'))
    expect(input.getAttribute('autocomplete')).toBe('off')
  })
})

describe('a search request', () => {
  const network = mockNetwork()
  const { signal } = new AbortController()
  const journal = '5f0c0000000000000000c012'

  it.each([journal, ''])('names the collections that the owner has chosen, if any: "%s"', async (collectionIds) => {
    await fetchPreview('light', collectionIds, signal)
    await fetchPages({ query: 'light', collectionIds, page: 0 }, 1, signal)
    expect(network.backend.log.map(({ query }) => query)).toEqual([
      { q: 'light', ...(collectionIds && { collectionIds }) },
      { q: 'light', p: '0', ...(collectionIds && { f_collectionId: collectionIds }) },
    ])
  })
})

describe('the response of the search preview', () => {
  it.each([null, 'no', [], {}, { items: 'no' }])('is rejected if it is %j', (answer) => {
    expect(() => readPreview(answer, base)).toThrow('The response of the search preview has no list of items.')
  })

  it('skips items without a title, and unsafe links', () => {
    const items = [
      null,
      { title: ' ', fullUrl: '/a' },
      { title: 'No address' },
      { title: 'Runs code', fullUrl: 'java\tscript:alert(1)' },
      { title: ' The island ', fullUrl: '/island', excerpt: 7, imageUrl: 'data:image/png,x' },
    ]
    expect(readPreview({ items }, base)).toEqual([
      { title: 'The island', href: 'https://skerry.example/island', excerpt: '', image: '' },
    ])
  })

  it('has at most ten results', () => {
    const items = Array.from({ length: 1000 }, (_, index) => ({ title: `Page ${index}`, fullUrl: '/' }))
    expect(readPreview({ items }, base)).toHaveLength(10)
  })
})

describe('the response of the search page', () => {
  it.each([null, 'no', [], {}, { items: 'no' }])('is rejected if it is %j', (answer) => {
    expect(() => readAnswer(answer, base)).toThrow('The response of the search has no list of items.')
  })

  it('becomes plain text without unsafe links, whatever HTML it contains', () => {
    const items = [
      null,
      { title: '<img src=x onerror=alert(1)', itemUrl: '/a' },
      { title: 'Runs code', itemUrl: 'javascript:alert(1)' },
      { title: '<em>Salt</em> &amp; &lt;pepper&gt;', itemUrl: '/salt', excerpt: '<b onclick=x>Both</b>\n of them' },
    ]
    expect(readAnswer({ items, totalCount: 40 }, base)).toEqual({
      ...{ total: 40, count: 4 },
      results: [{ title: 'Salt & <pepper>', href: 'https://skerry.example/salt', excerpt: 'Both of them', image: '' }],
    })
  })

  it('counts its items if it has no total', () => {
    expect(readAnswer({ items: [null], totalCount: 'many' }, base)).toMatchObject({ total: 1, count: 1, results: [] })
  })
})

it('returning to the results does not scroll the page while the visitor is typing', () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  document.body.innerHTML = '<input>'
  document.querySelector('input')!.focus()
  returnTo({ pages: 1, top: 700 })
  expect(scroll).not.toHaveBeenCalled()
  document.querySelector('input')!.blur()
  returnTo({ pages: 1, top: 700 })
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 700, behavior: 'instant' })
})

describe('the search page', () => {
  const shown = (html: string) => {
    document.body.innerHTML = html
    return parse(document.body.firstElementChild as HTMLElement)
  }

  afterEach(() => {
    document.body.innerHTML = ''
  })

  it('is recognised with all its parts', () => {
    expect(shown(searchPageShell().text)).toMatchObject({ query: '', collectionIds: '' })
  })

  it.each(['sqs-search-page-more', 'search-results', 'sqs-search-page-notice'])(
    'stays as served without %s',
    (part) => {
      expect(shown(searchPageShell().text.replaceAll(new RegExp(`${part}(?=[" ])`, 'g'), 'other'))).toBeNull()
    },
  )

  it('says that it is searching until the first results arrive, and is restored by undo', () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    const props = shown(searchPageShell().text) as SearchPageProps
    const served = document.body.innerHTML
    const undo = attachSearchPage(document.body.firstElementChild as HTMLElement, { ...props, query: 'boat' })
    expect(document.querySelector('[role="status"]')?.textContent).toBe('Searching…')
    undo()
    expect(document.body.innerHTML).toBe(served)
    vi.unstubAllGlobals()
  })

  it.each(['journal,shop', ''])('searches within the same collections again: “%s”', (collectionIds) => {
    const props = shown(searchPageShell().text) as SearchPageProps
    const undo = attachSearchPage(document.body.firstElementChild as HTMLElement, { ...props, collectionIds })
    document.querySelector<HTMLInputElement>('[name="q"]')!.value = 'boat'
    const sent = Object.fromEntries(new FormData(document.querySelector('form')!))
    expect(sent).toEqual({ q: 'boat', ...(collectionIds && { f_collectionId: collectionIds }) })
    undo()
  })

  it('stays as served if the server has already rendered a field', () => {
    expect(shown(searchPageShell().text.replace('<div class="spinner', '<input><div class="spinner'))).toBeNull()
  })
})
