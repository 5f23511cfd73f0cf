import { describe, expect, it, vi } from 'vitest'
import { drawReviews } from '../../blocks/product-reviews/drawReviews'
import { fetchReviews, readReviews } from '../../blocks/product-reviews/fetchReviews'
import type { LoadedReviews } from '../../blocks/product-reviews/props'

describe('the response with reviews', () => {
  it.each([undefined, null, 'no', [], {}, { items: 'no', total: 3 }])('is an error if it is %j', (answer) => {
    expect(() => readReviews(answer)).toThrow('The response has no list of reviews.')
  })

  it.each([
    { items: [], total: -1, average: 'x', distribution: {} },
    { items: [], total: Number.POSITIVE_INFINITY },
  ])('is empty if it is %j', (answer) => {
    expect(readReviews(answer)).toEqual({ reviews: [], items: 0, total: 0, average: 0, distribution: [0, 0, 0, 0, 0] })
  })

  it('leaves out reviews without stars, and keeps the others although parts of them are missing', () => {
    const items = [null, { rating: 9 }, { rating: 2.5 }, { rating: '4' }, { rating: 4, name: 7, text: null, at: 1e99 }]
    expect(readReviews({ items, total: 5, average: 99, distribution: [1, null] })).toEqual({
      reviews: [{ rating: 4, name: '', text: '', at: null }],
      items: 5,
      total: 5,
      average: 5,
      distribution: [1, 0, 0, 0, 0],
    })
  })

  it('reports a total of at least the reviews that it contains', () => {
    expect(readReviews({ items: [{ rating: 4 }, { rating: 5 }] }).total).toBe(2)
    expect(readReviews({ items: [{ rating: 4 }, { rating: 5 }], total: 1 }).total).toBe(2)
  })

  it('reports a total of at least the reviews on all of its pages', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ items: [{ rating: 4 }, { rating: 5 }] }))
    expect(await fetchReviews('p1', 1, 2)).toMatchObject({ total: 4, items: 4, pages: 2 })
  })
})

describe('the pages of reviews', () => {
  it('end before the first page that fails', async () => {
    vi.stubGlobal('fetch', async (url: string | URL | Request) => {
      const page = new URL(String(url instanceof Request ? url.url : url), location.href).searchParams.get('page')
      return page === '2' ? new Response('', { status: 500 }) : Response.json({ items: [{ rating: Number(page) }] })
    })
    const { reviews, pages } = await fetchReviews('p1', 1, 3)
    expect([reviews.map(({ rating }) => rating), pages]).toEqual([[1], 1])
  })
})

describe('the reviews of a product', () => {
  const review = { rating: 4, name: 'Ada', text: '', at: Date.UTC(2025, 0, 1, 23, 30) }
  const first = { reviews: [review], items: 1, pages: 1, total: 3, average: 4, distribution: [0, 0, 0, 3, 0] }
  const draw = (parts: Partial<LoadedReviews>, load = async () => first) => {
    const drawn = drawReviews({ ...first, ...parts }, { itemId: 'p1', locale: 'en', load, first })
    document.body.replaceChildren(drawn)
    return drawn.querySelector('button')
  }

  it('state their exact time, because the date depends on the time zone', () => {
    draw({})
    expect(document.querySelector('time')?.getAttribute('datetime')).toBe('2025-01-01T23:30:00.000Z')
  })

  it('have empty bars if their number is not known', () => {
    draw({ total: 0, distribution: [0, 0, 0, 0, 0] })
    const bars = document.querySelectorAll<HTMLElement>('.skerry-reviews-bar > span')
    expect([...bars].map(({ style }) => style.inlineSize)).toEqual(Array(5).fill('0%'))
  })

  it('can be requested again after a failure', async () => {
    const load = vi
      .fn()
      .mockRejectedValueOnce(new Error('No connection'))
      .mockResolvedValue({ ...first, items: 2 })
    const button = draw({}, load)!
    button.click()
    await vi.waitFor(() => expect(document.querySelector('[role="alert"]')?.textContent).not.toBe(''))
    button.click()
    await vi.waitFor(() => expect(button.isConnected).toBe(false))
    expect(load.mock.calls).toEqual([
      ['p1', 2],
      ['p1', 2],
    ])
  })

  it('offer no more once the last one has arrived, even if it cannot be read', async () => {
    expect(draw({ items: 3 })).toBeNull()
    expect(draw({ reviews: [], items: 0 })).toBeNull()
    const button = draw({}, async () => ({ ...first, reviews: [], items: 2 }))!
    button.focus()
    button.click()
    await vi.waitFor(() => expect(button.isConnected).toBe(false))
    expect(document.activeElement).toBe(document.querySelector('ol'))
    const next = draw({}, async () => ({ ...first, reviews: [], items: 0 }))!
    next.click()
    await vi.waitFor(() => expect(next.isConnected).toBe(false))
  })

  it('do not take the focus if the visitor has left the button for more', async () => {
    const button = draw({}, async () => ({ ...first, items: 2 }))!
    const field = document.body.appendChild(document.createElement('input'))
    button.focus()
    button.click()
    field.focus()
    await vi.waitFor(() => expect(button.isConnected).toBe(false))
    expect(document.querySelectorAll('ol > li')).toHaveLength(2)
    expect(document.activeElement).toBe(field)
  })
})
