import { describe, expect, it } from 'vitest'
import { hasQuantity, largestQuantity, readQuantity } from '../../../src/model/product/quantity'
import { isLowStock, isSoldOut, stockOf, totalStock } from '../../../src/model/product/stock'
import { productOf, variantOf } from '../../support/products'
import { expectVerdicts } from '../../support/vectors'

const gone = variantOf({ Size: 'S' }, { qtyInStock: 0 })
const three = variantOf({ Size: 'M' }, { qtyInStock: 3 })
const endless = variantOf({ Size: 'L' }, { qtyInStock: 0, unlimited: true })

describe('the stock of a product', () => {
  it('is the sum of its variants, or infinite if one is unlimited', () => {
    expect(totalStock(productOf([gone, three, three]))).toBe(6)
    expect(totalStock(productOf([gone, three, endless]))).toBe(Number.POSITIVE_INFINITY)
    expect(totalStock(productOf([]))).toBe(0)
  })

  it('is unlimited if the server sends the largest long', () => {
    expect(stockOf(JSON.parse('{"unlimited":false,"qtyInStock":9223372036854775807}'))).toBe(Number.POSITIVE_INFINITY)
    expect(stockOf({ unlimited: false, qtyInStock: -2 })).toBe(0)
  })

  it('is sold out if no variant is unlimited or in stock', () => {
    expect([[gone], [gone, three], [gone, endless], []].map((all) => isSoldOut(productOf(all)))).toEqual([
      true,
      false,
      false,
      true,
    ])
  })

  it.each(['DIGITAL', 'GIFT_CARD', 'paywall', 2, '4', 5])('is unlimited for the type %j', (productType) => {
    const content = productOf([gone], { productType })
    expect([isSoldOut(content), totalStock(content)]).toEqual([false, Number.POSITIVE_INFINITY])
  })

  it('is empty for an unknown type', () => {
    expect(isSoldOut(productOf([endless], { productType: 9 }))).toBe(true)
  })

  it('is low up to the store’s threshold, but not when sold out', () => {
    expect([0, 1, 3, 4].map((stock) => isLowStock(stock, 3))).toEqual([false, true, true, false])
  })
})

describe('the quantity of a product', () => {
  it.each([
    ['of physical products', {}, true],
    ['of services', { productType: 'SERVICE' }, true],
    ['not of digital products', { productType: 'DIGITAL' }, false],
    ['not of gift cards', { productType: 'GIFT_CARD' }, false],
    ['not of subscriptions', { isSubscribable: true }, false],
    ['not of the last one', { variants: [variantOf({}, { qtyInStock: 1 })] }, false],
  ])('can be chosen %s', (_, parts, isChosen) => {
    expect(hasQuantity(productOf([three, three], parts))).toBe(isChosen)
  })

  it('cannot be chosen of services if the store sells them one at a time', () => {
    expect(hasQuantity(productOf([three], { productType: 'SERVICE' }), false)).toBe(false)
  })

  it('is limited by the stock, and to 9999', () => {
    expect([3, 9999, 10_000, Number.POSITIVE_INFINITY].map(largestQuantity)).toEqual([3, 9999, 9999, 9999])
  })

  it('is a whole number within its limits', () => {
    expectVerdicts(
      [
        ...([
          ['1', 1],
          [' 12 ', 12],
          ['9999', 9999],
          ['10000', null],
          ['0', null],
          ['-1', null],
          ['1.5', null],
        ] as const),
        ...([
          ['1e3', null],
          ['1e9', null],
          ['two', null],
          ['', null],
          ['²', null],
        ] as const),
      ],
      readQuantity,
    )
    expect(readQuantity('4', 3)).toBeNull()
  })

  it.each([
    ['Arabic', '٢٠'],
    ['Persian', '۲۰'],
    ['Hindi', ' २० '],
    ['full-width', '２０'],
    ['mathematical', '𝟚𝟎'],
  ])('can be written in %s digits', (_, text) => {
    expect(readQuantity(text)).toBe(20)
    expect(readQuantity(`${text}x`)).toBeNull()
  })
})
