import { afterEach, describe, expect, it, vi } from 'vitest'
import { attachPreview } from '../../blocks/search/attachPreview'
import { attachSearchPage } from '../../blocks/search/attachSearchPage'
import { parse } from '../../blocks/search/block'
import { fetchPreview, readPreview } from '../../blocks/search/fetchPreview'
import { fetchPages, readAnswer } from '../../blocks/search/fetchResults'
import type { SearchPageProps } from '../../blocks/search/props'
import { returnTo } from '../../blocks/search/searchPosition'
import { searchPageShell } from '../../mocks/site/markup/search'
import { useMockNetwork as mockNetwork } from '../support/mockNetwork'

const base = 'https://skerry.example/search'

describe('the preview of a search field', () => {
  it('is requested 200 ms after the last letter, and again for the same text after a failure', async () => {
    vi.useFakeTimers()
    document.body.innerHTML = '<div><input></div>'
    const input = document.querySelector('input')!
    const load = vi.fn(() => Promise.reject(new Error('offline')))
    const undo = attachPreview(input.parentElement!, { input, collectionIds: '', hasPreview: true, load })
    input.value = 'boat'
    input.dispatchEvent(new InputEvent('input'))
    await vi.advanceTimersByTimeAsync(199)
    expect(load).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(load).toHaveBeenCalledTimes(1)
    input.dispatchEvent(new InputEvent('input'))
    await vi.advanceTimersByTimeAsync(200)
    expect(load).toHaveBeenCalledTimes(2)
    undo()
    vi.useRealTimers()
  })
})

describe('a search', () => {
  const network = mockNetwork()
  const { signal } = new AbortController()
  const journal = '5f0c0000000000000000c012'

  it.each([journal, ''])('asks for the collections that the owner has chosen, if any: "%s"', async (collectionIds) => {
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

  it('is at most ten pages long', () => {
    const items = Array.from({ length: 1000 }, (_, index) => ({ title: `Page ${index}`, fullUrl: '/' }))
    expect(readPreview({ items }, base)).toHaveLength(10)
  })
})

describe('the response of the search page', () => {
  it.each([null, 'no', [], {}, { items: 'no' }])('is rejected if it is %j', (answer) => {
    expect(() => readAnswer(answer, base)).toThrow('The response of the search has no list of items.')
  })

  it('is text, whatever its HTML is, without unsafe links', () => {
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

  it('counts its results if it has no total', () => {
    expect(readAnswer({ items: [null], totalCount: 'many' }, base)).toMatchObject({ total: 1, count: 1, results: [] })
  })
})

it('the page does not move while a visitor types who came back to it', () => {
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

  it('is found with all of its parts', () => {
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

  it('stays as served if the server has drawn a field', () => {
    expect(shown(searchPageShell().text.replace('<div class="spinner', '<input><div class="spinner'))).toBeNull()
  })
})
