import { expect, it, vi } from 'vitest'
import { sortIds } from '../../blocks/product-list/sortIds'

const item = (id: string, title: string, price: number, more: object = {}) => ({
  id,
  title,
  structuredContent: { variants: [{ price, salePrice: price, onSale: false, ...more }] },
})
const items = [
  item('a', 'Tea 10', 500),
  item('b', 'Tea 2', 900, { salePrice: 400, onSale: true }),
  { id: 'c', title: 'Biscuit', structuredContent: { priceCents: 450 } },
]

function sorted(sort: string, ids: readonly string[], answer: object = { items }) {
  vi.stubGlobal('fetch', async () => Response.json(answer))
  return sortIds(ids, `http://site.test/shop?sort=${sort}`, new AbortController().signal)
}

it.each([
  ['price', ['b', 'c', 'a']],
  ['price-desc', ['a', 'c', 'b']],
  ['name', ['c', 'b', 'a']],
  ['new', ['a', 'b', 'c']],
])('products are sorted by %s, using current prices and numbers in titles', async (sort, ids) => {
  expect(await sorted(sort, ['a', 'b', 'c'])).toEqual(ids)
})

it('two products are sorted too, and unknown ones come last', async () => {
  expect(await sorted('price', ['a', 'b'])).toEqual(['b', 'a'])
  expect(await sorted('price', ['x', 'b'])).toEqual(['b', 'x'])
})

it.each([{ items, pagination: { nextPage: true } }, { items: 'none' }, {}])(
  'products keep their order if the response is not the whole list: %j',
  async (answer) => {
    expect(await sorted('price', ['a', 'b', 'c'], answer)).toEqual(['a', 'b', 'c'])
  },
)
