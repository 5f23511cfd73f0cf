import { expect, it } from 'vitest'
import type { Store } from '../../../mocks/state/store/Store'
import { availableOf, takeStock } from '../../../mocks/state/store/stock'

const storeOf = (stock: Record<string, number>, unlimited: Record<string, boolean> = {}) =>
  ({ stock, unlimited, sold: {} }) as Store

it('stock is the counted quantity, and unlimited without a count or while marked as unlimited', () => {
  const store = storeOf({ rope: 2, tar: 0, oil: 5 }, { oil: true, tar: false })
  expect(['rope', 'tar', 'oil', 'gift'].map((id) => availableOf(store, id))).toEqual([2, 0, null, null])
})

it('stock is taken for all items or none, and sales are counted even without a limit', () => {
  const store = storeOf({ rope: 2, tar: 1 })
  const wanted = (tar: number) =>
    new Map([
      ['rope', 2],
      ['tar', tar],
      ['gift', 7],
    ])
  expect(takeStock(store, wanted(2))).toEqual(['tar'])
  expect(store.stock).toEqual({ rope: 2, tar: 1 })
  expect(store.sold).toEqual({})
  expect(takeStock(store, wanted(1))).toEqual([])
  expect(store.stock).toEqual({ rope: 0, tar: 0 })
  expect(store.sold).toEqual({ rope: 2, tar: 1, gift: 7 })
})
