import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomIndex, wrapIndex } from '../../../src/model/gallery/galleryIndex'

describe('wrapIndex', () => {
  it.each([
    [0, 5, 0],
    [4, 5, 4],
    [5, 5, 0],
    [12, 5, 2],
    [1.7, 5, 1],
    [-1, 5, 4],
    [-6, 5, 4],
    [0, 0, 0],
    [3, 0, 0],
    [Number.NaN, 5, 0],
    [Number.POSITIVE_INFINITY, 5, 0],
  ])('wraps %d of %d to %d', (index, count, wrapped) => {
    expect(wrapIndex(index, count)).toBe(wrapped)
  })

  it('always returns an index from 0 to count-1 that differs by a multiple of count', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 1, max: 2000 }), (index, count) => {
        const wrapped = wrapIndex(index, count)
        expect(wrapped).toBeGreaterThanOrEqual(0)
        expect(wrapped).toBeLessThan(count)
        expect(Math.abs((index - wrapped) % count)).toBe(0)
      }),
    )
  })
})

describe('randomIndex', () => {
  it('never returns the current slide and can return every other', () => {
    const seen = new Set(Array.from({ length: 100 }, (_, i) => randomIndex(2, 5, () => i / 100)))
    expect([...seen].sort()).toEqual([0, 1, 3, 4])
  })

  it('returns the only slide', () => {
    expect(randomIndex(0, 1)).toBe(0)
  })
})
