import { describe, expect, it } from 'vitest'
import { readReviews } from '../../blocks/product-reviews/fetchReviews'

describe('the answer with reviews', () => {
  it.each([undefined, null, 'no', [], {}, { items: 'no', total: 3 }])('is an error if it is %j', (answer) => {
    expect(() => readReviews(answer)).toThrow('The response has no list of reviews.')
  })

  it.each([
    { items: [], total: -1, average: 'x', distribution: {} },
    { items: [], total: Number.POSITIVE_INFINITY },
  ])('is empty if it is %j', (answer) => {
    expect(readReviews(answer)).toEqual({ reviews: [], total: 0, average: 0, distribution: [0, 0, 0, 0, 0] })
  })

  it('leaves out reviews without stars, and keeps the others although parts of them are missing', () => {
    const items = [null, { rating: 9 }, { rating: 2.5 }, { rating: '4' }, { rating: 4, name: 7, text: null, at: 1e99 }]
    expect(readReviews({ items, total: 5, average: 99, distribution: [1, null] })).toEqual({
      reviews: [{ rating: 4, name: '', text: '', at: null }],
      total: 5,
      average: 5,
      distribution: [1, 0, 0, 0, 0],
    })
  })
})
