import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attach, parse } from '../../blocks/recently-viewed/block'
import { fetchSeen, readProduct } from '../../blocks/recently-viewed/fetchSeen'
import { placeWithoutShift } from '../../blocks/recently-viewed/placeWithoutShift'
import { rememberProduct, seenProducts } from '../../blocks/recently-viewed/seenProducts'
import { setConsentPolicy } from '../../src/browser/consent'
import { forgetShared } from '../../src/browser/shared'
import type { Page } from '../../src/model/page/page'
import { defaultSettings } from '../../src/model/page/settings'

const money = { locale: 'en-US', currency: 'USD' }

beforeEach(() => {
  forgetShared()
  localStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

/** A page, of a product unless it says otherwise. */
function pageOf(more: object = {}): Page {
  const item = { id: 'p1', recordType: 11 }
  return { settings: defaultSettings, websiteSettings: {}, pageType: 'item', item, ...more } as unknown as Page // reads little else
}

function served(attribute = ''): HTMLElement {
  document.body.innerHTML = `<div data-recently-viewed="${attribute}"></div>`
  return document.body.firstElementChild as HTMLElement
}

describe('the recently viewed block', () => {
  it.each([
    ['', 4],
    ['2', 2],
    ['0', 0],
    ['-1', 0],
    ['many', 4],
  ])('with the number %j shows at most %i products', (attribute, most) => {
    expect(parse(served(attribute), pageOf())?.most).toBe(most)
  })

  it('remembers products but no other items, and does nothing in the editor', () => {
    expect(parse(served(), pageOf())?.itemId).toBe('p1')
    expect(parse(served(), pageOf({ item: { id: 'post', recordType: 1 } }))?.itemId).toBeNull()
    expect(parse(served(), pageOf({ pageType: 'collection' }))?.itemId).toBeNull()
    vi.stubGlobal('parent', { location: { pathname: '/config/pages' } })
    expect(parse(served(), pageOf())).toBeNull()
  })

  it('remembers the product, and requests none, if the number is 0', async () => {
    const fetch = vi.fn(async () => Response.json({}))
    vi.stubGlobal('fetch', fetch)
    setConsentPolicy(false)
    const visit = (itemId: string, most: number) => attach(served(), { itemId, most, money })()
    visit('p1', 0)
    visit('p2', 0)
    expect(seenProducts()).toEqual(['p2', 'p1'])
    await vi.dynamicImportSettled()
    expect(fetch).not.toHaveBeenCalled()
    const stop = attach(served(), { itemId: 'p2', most: 1, money })
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce())
    stop()
  })

  it('forgets products viewed more than 30 days ago', () => {
    setConsentPolicy(false)
    vi.useFakeTimers()
    rememberProduct('p1')
    vi.advanceTimersByTime(30 * 24 * 60 * 60 * 1000 - 1)
    expect(seenProducts()).toEqual(['p1'])
    vi.advanceTimersByTime(1)
    expect(seenProducts()).toEqual([])
    vi.useRealTimers()
  })

  it('remembers nothing after stop', () => {
    const stop = attach(served(), { itemId: 'p1', most: 0, money })
    stop()
    setConsentPolicy(false)
    expect(seenProducts()).toEqual([])
  })
})

describe('recently viewed products', () => {
  it.each([
    [404, {}, ['p1']],
    [400, { errorKey: 'ITEM_NOT_FOUND', message: 'No longer sold.' }, ['p1']],
    [403, {}, []],
  ])('count as no longer sold only if the response says so: %i %j', async (status, answer, gone) => {
    vi.stubGlobal('fetch', async () => Response.json(answer, { status }))
    const seen = await fetchSeen(['p1'], { most: 4, money }, new AbortController().signal)
    expect(seen).toEqual({ products: [], gone })
  })

  it('are replaced by the next one if they are gone, and no longer requested after a failure', async () => {
    const asked: string[] = []
    vi.stubGlobal('fetch', async ({ url }: Request) => {
      const id = new URL(url).pathname.split('/').at(-1)!
      asked.push(id)
      if (id === 'gone') return Response.json({}, { status: 404 })
      if (id === 'broken') return Response.json({}, { status: 403 })
      return Response.json({ title: id, fullUrl: `/p/${id}` })
    })
    const seen = (ids: readonly string[]) => fetchSeen(ids, { most: 2, money }, new AbortController().signal)
    const { products, gone } = await seen(['gone', 'a', 'b%2F/c', 'd'])
    expect([products.map(({ title }) => title), gone]).toEqual([['a', 'b%252F%2Fc'], ['gone']])
    expect(asked).toEqual(['gone', 'a', 'b%252F%2Fc'])
    asked.length = 0
    expect((await seen(['broken', 'a', 'b'])).products).toHaveLength(1)
    expect(asked).toEqual(['broken', 'a'])
  })

  it.each([
    [null],
    [{ title: ' ', fullUrl: '/p' }],
    [{ title: 'Knife' }],
    [{ title: 'Knife', fullUrl: 'javascript:alert(1)' }],
  ])('are left out if the response is %j', (answer) => {
    expect(readProduct(answer, money)).toBeNull()
  })

  it('show the price of a digital product, which is in cents', () => {
    const digital = { productType: 'DIGITAL', priceCents: 1500, salePriceCents: 900 }
    const priceOf = (structuredContent: object) =>
      readProduct({ title: 'Chart', fullUrl: '/p', structuredContent }, { locale: 'en', currency: 'EUR' })?.price
    expect(priceOf({ ...digital, onSale: false })).toMatchObject({ price: '€15.00' })
    expect(priceOf({ ...digital, onSale: true })).toMatchObject({ price: '€9.00', original: '€15.00' })
  })

  it('are listed without an image or price if these are invalid', () => {
    const answer = {
      title: 'Knife',
      fullUrl: '/p',
      assetUrl: 'javascript:alert(1)',
      structuredContent: { variants: 7 },
    }
    expect(readProduct(answer, money)).toMatchObject({ title: 'Knife', imageUrl: '' })
  })
})

describe('the space for recently viewed products', () => {
  const observers: { look: () => void; disconnect: ReturnType<typeof vi.fn> }[] = []

  /** Places content in front of a paragraph, which is on the screen until `scrollAway`. */
  function place(style = '') {
    observers.length = 0
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly disconnect = vi.fn()
        observe = vi.fn()
        constructor(look: () => void) {
          observers.push({ look, disconnect: this.disconnect })
        }
      },
    )
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
      return this.childElementCount * 100
    })
    let top = 10
    vi.spyOn(Range.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top, 320, 20))
    document.body.innerHTML = `<div></div><p style="${style}">What follows</p>`
    const element = document.querySelector('div')!
    const stop = placeWithoutShift(element, document.createElement('section'))
    const scrollAway = () => {
      top = innerHeight
      observers[0]?.look()
    }
    return { element, stop, scrollAway, look: () => observers[0]?.look() }
  }

  it('is filled once that shifts nothing on the screen, and then no longer observed', () => {
    const { element, look, scrollAway } = place()
    expect(element.childElementCount).toBe(0)
    look()
    expect(element.childElementCount).toBe(0)
    scrollAway()
    expect(element.childElementCount).toBe(1)
    expect(observers[0]?.disconnect).toHaveBeenCalledOnce()
  })

  it('is not observed after stop', () => {
    place().stop()
    expect(observers[0]?.disconnect).toHaveBeenCalledOnce()
  })

  it('is empty after stop, whether the products have arrived or not', async () => {
    const { element, scrollAway } = place()
    vi.stubGlobal('fetch', async () => Response.json({ title: 'Knife', fullUrl: '/p' }))
    setConsentPolicy(false)
    attach(element, { itemId: 'p1', most: 4, money })()
    const stop = attach(element, { itemId: 'p2', most: 4, money })
    await vi.waitFor(() => expect(observers).toHaveLength(2))
    stop()
    expect(observers[1]?.disconnect).toHaveBeenCalledOnce()
    scrollAway()
    const other = attach(element, { itemId: 'p3', most: 4, money })
    await vi.waitFor(() => expect(element.querySelector('.skerry-seen')).not.toBeNull())
    other()
    expect(element.querySelector('.skerry-seen')).toBeNull()
  })

  it('is filled at once if what follows is fixed and cannot shift', () => {
    const { element } = place('position: fixed')
    expect([element.childElementCount, observers]).toEqual([1, []])
  })
})
