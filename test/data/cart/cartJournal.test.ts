import { describe, expect, it, vi } from 'vitest'
import { sessionValues } from '../../../src/browser/storage'
import { cartJournal } from '../../../src/data/cart/cartJournal'
import type { CartOperation } from '../../../src/model/cart/cartOperation'

const line = { itemId: 'biscuit', sku: null, additionalFields: null, subscriptionOptionId: null }
const preview = {
  productName: 'Ship’s biscuit',
  productType: 1,
  fullUrl: '/p',
  imageUrl: null,
  purchasePriceCents: 450,
  nonSalePriceCents: 450,
  chosenVariant: null,
}
const location = { line1: '1 Quay', line2: '', city: 'Arden', region: '', postalCode: 'AB1 2CD', country: 'GB' }
const operations: readonly CartOperation[] = [
  { kind: 'add', key: 'a', calls: ['1'], line, quantities: [2], preview },
  { kind: 'add', key: 'b', calls: ['2', '3'], line: { ...line, sku: 'B-1' }, quantities: [1, 1], preview: null },
  { kind: 'set', key: 'c', calls: ['4'], line, quantity: 0 },
  { kind: 'set', key: 'h', calls: ['9'], line, entryId: 'e1', quantity: 2 },
  { kind: 'addCoupon', key: 'd', calls: ['5'], promoCode: 'WELCOME10' },
  { kind: 'removeCoupon', key: 'e', calls: ['6'], couponId: 'x' },
  { kind: 'setShippingLocation', key: 'f', calls: ['7'], location },
  { kind: 'setShippingOption', key: 'g', calls: ['8'], optionId: 'post' },
]
const [add, , set] = operations
const previewOf = (chosenVariant: object) => ({ ...add, preview: { ...preview, chosenVariant } })

describe('the journal', () => {
  it('reads back every kind of operation, and is empty once all are confirmed', () => {
    cartJournal.write(operations)
    expect(cartJournal.read()).toEqual(operations)
    cartJournal.write([])
    expect(cartJournal.read()).toEqual([])
  })

  it('forgets operations after an hour, when the server may have forgotten their idempotency keys', () => {
    vi.useFakeTimers()
    cartJournal.write(operations)
    vi.setSystemTime(Date.now() + 3_599_999)
    expect(cartJournal.read()).toEqual(operations)
    vi.setSystemTime(Date.now() + 1)
    expect(cartJournal.read()).toEqual([])
    vi.useRealTimers()
  })

  it('keeps the reasons of the last hundred refused calls, and ignores invalid entries', () => {
    cartJournal.refuse(['1', '2'], 'Sold out.')
    cartJournal.refuse(['3'], 'Unknown.')
    expect([...cartJournal.readRefused()]).toEqual([
      ['1', 'Sold out.'],
      ['2', 'Sold out.'],
      ['3', 'Unknown.'],
    ])
    for (let index = 0; index < 100; index++) cartJournal.refuse([`more ${index}`], 'No.')
    expect([...cartJournal.readRefused().keys()]).toEqual(Array.from({ length: 100 }, (_, index) => `more ${index}`))
    sessionValues.set('cart refused', [['1'], [2, 'No.'], ['3', ''], null, ['4', 'No.']])
    expect([...cartJournal.readRefused()]).toEqual([['4', 'No.']])
  })

  it.each([
    ['no key', { ...add, key: '' }],
    ['no calls', { ...add, calls: [] }],
    ['calls that are no texts', { ...add, calls: [1] }],
    ['an unknown kind', { ...add, kind: 'steal' }],
    ['no line', { ...add, line: null }],
    ['a line of no product', { ...add, line: { ...line, itemId: '' } }],
    ['a SKU that is no text', { ...add, line: { ...line, sku: 4 } }],
    ['a subscription that is no text', { ...add, line: { ...line, subscriptionOptionId: 4 } }],
    ['answers that are no text', { ...add, line: { ...line, additionalFields: {} } }],
    ['a quantity, but no line', { ...set, line: null }],
    ['half a unit', { ...add, quantities: [0.5] }],
    ['fewer than none', { ...set, quantity: -1 }],
    ['a text as its quantity', { ...set, quantity: '2' }],
    ['a preview without a name', { ...add, preview: { ...preview, productName: null } }],
    ['a preview without a price', { ...add, preview: { ...preview, purchasePriceCents: 'free' } }],
    ['a preview with half a cent', { ...add, preview: { ...preview, purchasePriceCents: 0.5 } }],
    ['a preview whose variant is a text', { ...add, preview: { ...preview, chosenVariant: 'red' } }],
    ['a preview whose variant has no options', { ...add, preview: { ...preview, chosenVariant: {} } }],
    ['a preview with an option that is null', previewOf({ optionValues: [null] })],
    ['a preview with an option that has no text', previewOf({ optionValues: [{ optionName: 'Size', value: 3 }] })],
    ['a preview with a subscription that is null', previewOf({ optionValues: [], pricingOptions: [null] })],
    ['a preview with an address that is no text', { ...add, preview: { ...preview, fullUrl: 7 } }],
    ['more than anybody can buy', { ...set, quantity: 1e300 }],
    ['no coupon to remove', { kind: 'removeCoupon', key: 'e', calls: ['6'], couponId: '' }],
    ['no shipping option', { kind: 'setShippingOption', key: 'g', calls: ['8'] }],
    ['no coupon', { kind: 'addCoupon', key: 'd', calls: ['5'] }],
    ['an address of numbers', { kind: 'setShippingLocation', key: 'f', calls: ['7'], location: { city: 7 } }],
    ['null', null],
  ])('leaves out an entry with %s, and keeps the others', (_, entry) => {
    sessionValues.set('cart', [entry, set])
    expect(cartJournal.read()).toEqual([set])
  })

  it.each([['{}'], ['"text"'], ['7'], ['null']])('is empty if the stored value is %s', (json) => {
    sessionValues.set('cart', JSON.parse(json))
    expect(cartJournal.read()).toEqual([])
  })
})
