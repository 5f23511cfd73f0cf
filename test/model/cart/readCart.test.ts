import { describe, expect, it } from 'vitest'
import { readCart } from '../../../src/model/cart/readCart'

const entry = { id: 'e1', itemId: 'i1', productName: 'Biscuit', quantity: 2, purchasePriceCents: 900, subTotal: 1800 }
const whole = {
  id: 'c1',
  version: 3,
  currency: 'EUR',
  entries: [entry],
  subtotalCents: 1800,
  grandTotalCents: 2000,
  totalQuantity: 2,
}

describe('a cart from the server', () => {
  it('keeps its other lines and totals if one field is null', () => {
    for (const field of Object.keys(whole)) {
      const cart = readCart({ ...whole, [field]: null })
      expect(cart?.entries.length, field).toBe(field === 'entries' ? 0 : 1)
    }
    for (const field of Object.keys(entry)) {
      const cart = readCart({ ...whole, totalQuantity: null, entries: [{ ...entry, [field]: null }, entry] })
      expect(cart?.entries, field).toHaveLength(2)
    }
  })

  it('has whole cents even if the server sends floats', () => {
    const cart = readCart({
      ...{ ...whole, subtotalCents: 1998.9999999999998, grandTotalCents: 1e300, taxCents: 0.4 },
      entries: [{ ...entry, purchasePriceCents: 899.9999999999999, subTotal: 1799.9999999999998 }],
    })
    expect(cart).toMatchObject({ subtotalCents: 1999, grandTotalCents: 1999, taxCents: 0 })
    expect(cart?.entries[0]).toMatchObject({ purchasePriceCents: 900, subTotal: 1800 })
  })

  it.each([[2], ['2'], ['DIGITAL'], ['digital']])('recognises a digital product by the type %j', (productType) => {
    expect(readCart({ ...whole, entries: [{ ...entry, productType }] })?.entries[0]?.productType).toBe(2)
  })

  it('leaves out lines without a product', () => {
    expect(readCart({ ...whole, entries: [null, 7, {}, entry] })?.entries.map(({ id }) => id)).toEqual(['e1'])
  })

  it('computes missing fields', () => {
    const { subtotalCents, totalQuantity, grandTotalCents, ...rest } = whole
    const cart = readCart({
      ...rest,
      entries: [
        { ...entry, purchasePriceCents: null },
        { ...entry, id: 'e2', quantity: 1, subTotal: null },
      ],
    })
    expect(cart).toMatchObject({ totalQuantity: 3, subtotalCents: 2700, grandTotalCents: 2700 })
    expect(cart?.entries[0]?.purchasePriceCents).toBe(900)
  })

  it('reads prices and options of variants in both of the platform’s formats', () => {
    const cents = {
      sku: 'A',
      price: 500,
      salePrice: 400,
      onSale: true,
      optionValues: [{ optionName: 'Size', value: 'L' }],
    }
    const money = { sku: 'B', price: { currency: 'EUR', value: '5.00' }, attributes: { Size: 'L' } }
    const lines = [cents, money].map((chosenVariant) => ({ itemId: 'i', quantity: 1, chosenVariant }))
    const entries = readCart({ ...whole, entries: lines })?.entries ?? []
    expect(entries.map(({ purchasePriceCents }) => purchasePriceCents)).toEqual([400, 500])
    const options = [{ optionName: 'Size', value: 'L' }]
    expect(entries.map(({ chosenVariant }) => chosenVariant?.optionValues)).toEqual([options, options])
  })

  it('takes its currency from its subtotal, or leaves it to the page’s store settings', () => {
    const currencyOf = (parts: object) => readCart({ ...whole, currency: undefined, ...parts })?.currency
    expect(currencyOf({ subtotalAmount: { currency: 'NOK', value: '18.00' } })).toBe('NOK')
    expect(currencyOf({})).toBe('')
    expect(currencyOf({ currency: 'jpy' })).toBe('JPY')
  })

  it.each([['null'], [[]], [{}]])('treats %j as no fields', (additionalFields) => {
    const cart = readCart({ ...whole, entries: [{ ...entry, additionalFields }] })
    expect(cart?.entries[0]?.additionalFields).toBe(null)
  })

  it('never has a negative quantity', () => {
    expect(readCart({ ...whole, entries: [{ ...entry, quantity: -1 }] })?.entries[0]?.quantity).toBe(0)
  })

  it.each([
    [{}, true],
    [{ unlimited: true }, true],
    [{ unlimited: false, qtyInStock: 3 }, false],
  ])('has a variant with limited stock only if the server says so: %j', (chosenVariant, unlimited) => {
    const cart = readCart({ ...whole, entries: [{ ...entry, chosenVariant }] })
    expect(cart?.entries[0]?.chosenVariant?.unlimited).toBe(unlimited)
  })

  it('identifies coupons by code and taxes by name if the server sends no ids', () => {
    const cart = readCart({
      ...whole,
      validCoupons: [{ promoCode: 'TIDE10' }, {}],
      applicableTaxRules: [{ name: 'VAT' }, {}],
    })
    expect(cart?.coupons.map(({ id }) => id)).toEqual(['TIDE10'])
    expect(cart?.applicableTaxRules.map(({ name }) => name)).toEqual(['VAT'])
  })

  it.each([[[{ label: 'Name', value: 'Ada' }]], [{ Name: 'Ada' }]])(
    'converts fields sent as JSON to text: %j',
    (fields) => {
      const cart = readCart({ ...whole, entries: [{ ...entry, additionalFields: fields }] })
      expect(cart?.entries[0]?.additionalFields).toBe(JSON.stringify(fields))
    },
  )

  it.each([[null], ['cart'], [[]], [{}], [{ message: 'You have no shopping cart yet.' }]])(
    'is null for %j',
    (value) => {
      expect(readCart(value)).toBe(null)
    },
  )
})
