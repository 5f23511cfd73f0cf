import { expect, it, vi } from 'vitest'
import { askFields, createFields } from '../../blocks/add-to-cart/askFields'
import { createAsking } from '../../blocks/add-to-cart/asking'
import { createSeller } from '../../blocks/add-to-cart/purchase'
import * as navigation from '../../src/browser/navigate'
import type { ProductOrder } from '../../src/browser/productOrder'
import { pageCart } from '../../src/data/cart/pageCart'

vi.mock('../../blocks/add-to-cart/askFields')

const line = { itemId: 'p1', sku: 'SQ1', additionalFields: null, subscriptionOptionId: 'monthly' }
const preview = { chosenVariant: null, purchasePriceCents: 0 }
const order = { line, quantity: 1, preview, isSubscription: true } as unknown as ProductOrder

it.each([
  ['[{"label":"Size","value":"M"}]', { additionalFields: '[{"label":"Size","value":"M"}]' }],
  [null, {}],
])('a subscription is bought with the answers %j from the product’s form', async (additionalFields, sent) => {
  vi.spyOn(navigation, 'navigate').mockImplementation(() => {})
  const post = vi.fn(async () => ({ cartToken: 't1' }) as never)
  const money = { locale: 'en-US', currency: 'USD' }
  const props = { itemId: 'p1', type: 'physical', websiteId: '', form: null, isExpress: false, money } as const
  const seller = createSeller(props, { cart: pageCart(), post }, new AbortController().signal)
  await seller.sell({ ...order, line: { ...line, additionalFields } })
  const json = { itemId: 'p1', sku: 'SQ1', option: 'monthly', quantity: 1, ...sent }
  expect(post).toHaveBeenCalledExactlyOnceWith('/api/commerce/subscriptions/checkout-token', { json })
})

it.each([
  [true, 1250],
  [false, undefined],
])('express checkout is sent the unit price that the page shows, if any: %s', async (isPriced, expectedUnitCents) => {
  vi.spyOn(navigation, 'navigate').mockImplementation(() => {})
  const post = vi.fn(async () => ({ checkoutUrl: '/checkout?cartToken=t1' }) as never)
  const money = { locale: 'en-US', currency: 'USD' }
  const props = { itemId: 'p1', type: 'physical', websiteId: '', form: null, isExpress: true, money } as const
  const seller = createSeller(props, { cart: pageCart(), post }, new AbortController().signal)
  const shown = { chosenVariant: {}, purchasePriceCents: isPriced ? 1250 : 0 }
  await seller.sell({ line, quantity: 1, preview: shown, isPriced, isSubscription: false } as unknown as ProductOrder)
  const json = { ...line, quantity: 1, expectedUnitCents }
  expect(post).toHaveBeenCalledExactlyOnceWith('/api/commerce/express-checkout', { json })
})

it('opens no checkout once its button is gone, as in a quick view that was closed', async () => {
  const navigate = vi.spyOn(navigation, 'navigate').mockImplementation(() => {})
  const gone = new AbortController()
  const post = vi.fn(async () => ({ cartToken: 't1' }) as never)
  const money = { locale: 'en-US', currency: 'USD' }
  const props = { itemId: 'p1', type: 'physical', websiteId: '', form: null, isExpress: false, money } as const
  const selling = createSeller(props, { cart: pageCart(), post }, gone.signal).sell(order)
  gone.abort()
  await selling
  expect(post).toHaveBeenCalledOnce()
  expect(navigate).not.toHaveBeenCalled()
})

it.each([
  ['[]', null],
  ['[{"label":"Size","value":"M"}]', '[{"label":"Size","value":"M"}]'],
])('a form submitted with the answers %s adds a line with %j', async (answers, additionalFields) => {
  vi.mocked(askFields).mockResolvedValue(answers)
  vi.mocked(createFields).mockReturnValue(document.createElement('div'))
  const sell = vi.fn(async () => true)
  const { signal } = new AbortController()
  const options = { refuse: () => {}, sell, hasNewPrice: () => false, signal }
  await createAsking(document.createElement('button'), options)({} as never, order)
  expect(sell).toHaveBeenCalledExactlyOnceWith({ ...order, line: { ...line, additionalFields } })
})
