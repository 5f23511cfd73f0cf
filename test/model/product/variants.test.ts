import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseVariants } from '../../../src/model/product/readVariants'
import { stockOf } from '../../../src/model/product/stock'
import {
  type Choices,
  choose,
  chosenVariant,
  existingChoices,
  isAboutVariant,
  optionStates,
  variantOptions,
} from '../../../src/model/product/variantPicker'
import { anyProduct, variantOf } from '../../support/products'

const jumpers = [
  variantOf({ Size: 'S', Colour: 'Navy' }, { qtyInStock: 0 }),
  variantOf({ Size: 'M', Colour: 'Navy' }),
  variantOf({ Size: 'M', Colour: 'Oatmeal' }),
  variantOf({ Size: 'L', Colour: 'Oatmeal' }),
]
const options = variantOptions(jumpers)

/** Each value of an option and its state, as `S sold-out`. */
const statesOf = (name: string, choices: Choices) =>
  optionStates(jumpers, options, choices)
    .get(name)
    ?.map(({ value, state }) => `${value} ${state}`)

describe('the variants of a page', () => {
  it('are read with their options as a map or as a list', () => {
    const [map] = parseVariants('[{"attributes":{"Size":"S"}}]') ?? []
    const [list] = parseVariants('[{"optionValues":[{"optionName":"Size","value":"S"}]}]') ?? []
    expect(map).toEqual(list)
    expect(map).toMatchObject({ attributes: { Size: 'S' }, optionValues: [{ optionName: 'Size', value: 'S' }] })
  })

  it('are read with their options as a list if the map is empty', () => {
    const [both] = parseVariants('[{"attributes":{},"optionValues":[{"optionName":"Size","value":"S"}]}]') ?? []
    expect(both).toMatchObject({ attributes: { Size: 'S' }, optionValues: [{ optionName: 'Size', value: 'S' }] })
  })

  it('are read with prices in cents, as money, or as money in both places', () => {
    const text =
      '[{"price":1999},{"price":{"currency":"AUD","value":"19.99"}},{"price":1,"priceMoney":{"currency":"AUD","value":"19.99"}}]'
    expect(parseVariants(text, 'AUD')?.map(({ price, priceMoney }) => [price, priceMoney])).toEqual(
      Array.from({ length: 3 }, () => [1999, { currency: 'AUD', value: '19.99' }]),
    )
  })

  it('are sold out if the page says so', () => {
    expect(parseVariants('[{"soldOut":true,"qtyInStock":7}]')?.[0]?.qtyInStock).toBe(0)
  })

  it.each([
    ['{}', Number.POSITIVE_INFINITY],
    ['{"soldOut":false,"qtyInStock":null}', Number.POSITIVE_INFINITY],
    ['{"soldOut":true}', 0],
    ['{"unlimited":false}', 0],
    ['{"qtyInStock":0}', 0],
  ])('have a stock if the page does not state one: %s', (text, stock) => {
    expect(stockOf(parseVariants(`[${text}]`)![0]!)).toBe(stock)
  })

  it.each(['', 'null', '{}', '[{', '"[]"'])('are missing in %j', (text) => {
    expect(parseVariants(text)).toBeNull()
  })

  it('are read without an error, whatever they contain', () => {
    fc.assert(
      fc.property(fc.array(fc.object({ withNullPrototype: false })), fc.json(), (list, value) => {
        expect(parseVariants(JSON.stringify(list))).toHaveLength(list.length)
        parseVariants(value)
        parseVariants(`[{"price":${value},"attributes":${value},"optionValues":[${value}],"id":${value}}]`)
      }),
    )
  })
})

describe('a variant picker', () => {
  it('lists the options in the product’s order, with each value once', () => {
    expect(variantOptions(jumpers, ['Colour', 'Size'])).toEqual([
      { name: 'Colour', values: ['Navy', 'Oatmeal'] },
      { name: 'Size', values: ['S', 'M', 'L'] },
    ])
    expect(variantOptions(jumpers.slice(0, 1))).toEqual([])
  })

  it('selects a variant once every option is chosen', () => {
    expect(chosenVariant(jumpers, options, { Size: 'M' })).toBeNull()
    expect(chosenVariant(jumpers, options, { Size: 'M', Colour: 'Oatmeal' })).toBe(jumpers[2])
    expect(chosenVariant(jumpers, options, { Size: 'S', Colour: 'Oatmeal' })).toBeNull()
  })

  it('selects a variant that lacks an option once the variant’s own options are chosen', () => {
    const mixed = [variantOf({ Size: 'One' }), ...jumpers]
    expect(chosenVariant(mixed, options, {})).toBeNull()
    expect(chosenVariant(mixed, options, { Size: 'One' })).toBe(mixed[0])
    expect(chosenVariant(mixed, options, { Size: 'One', Colour: 'Navy' })).toBeNull()
    expect(chosenVariant(mixed, options, { Size: 'M' })).toBeNull()
    expect(chosenVariant(jumpers.slice(0, 1), [], {})).toBe(jumpers[0])
  })

  it('shows which values do not exist with a choice, and which are sold out', () => {
    expect(statesOf('Colour', { Size: 'S' })).toEqual(['Navy sold-out', 'Oatmeal missing'])
    expect(statesOf('Size', { Size: 'S' })).toEqual(['S sold-out', 'M available', 'L available'])
    expect(statesOf('Size', { Colour: 'Oatmeal' })).toEqual(['S missing', 'M available', 'L available'])
    expect(statesOf('Colour', {})).toEqual(['Navy available', 'Oatmeal available'])
  })

  it('gives a reason for each unavailable value', () => {
    const states = optionStates(jumpers, options, { Size: 'S' }).get('Colour')
    expect(states?.map(({ reason }) => reason)).toEqual(['Sold out', 'Not available with S'])
  })

  it('clears only the choices that do not exist with a new one', () => {
    expect(choose(jumpers, options, { Colour: 'Navy' }, ['Size', 'M'])).toEqual({ Size: 'M', Colour: 'Navy' })
    expect(choose(jumpers, options, { Size: 'M', Colour: 'Navy' }, ['Size', 'L'])).toEqual({ Size: 'L' })
    expect(choose(jumpers, options, { Size: 'M', Colour: 'Navy' }, ['Size', ''])).toEqual({ Colour: 'Navy' })
  })

  it('blocks values that do not exist with an earlier choice, but not those of earlier options', () => {
    const blocked = (name: string, choices: Choices) =>
      optionStates(jumpers, options, choices)
        .get(name)
        ?.flatMap(({ value, isBlocked }) => (isBlocked ? value : []))
    expect(blocked('Colour', { Size: 'S' })).toEqual(['Oatmeal'])
    expect(blocked('Size', { Colour: 'Oatmeal' })).toEqual([])
  })

  it('starts with choices that exist together', () => {
    expect(existingChoices(jumpers, options, { Size: 'L', Colour: 'Navy' })).toEqual({ Size: 'L' })
    expect(existingChoices(jumpers, options, { Size: 'XXL', Colour: 'Navy' })).toEqual({ Colour: 'Navy' })
    expect(existingChoices(jumpers, options, { Size: '', Colour: '' })).toEqual({})
  })

  it('supports options named like Object.prototype members', () => {
    const odd = ['a', 'b'].map((value) => variantOf({ Size: 'S', constructor: value }))
    const all = variantOptions(odd)
    const choices = choose(odd, all, {}, ['Size', 'S'])
    expect(
      optionStates(odd, all, choices)
        .get('constructor')
        ?.map(({ state }) => state),
    ).toEqual(['available', 'available'])
    expect(chosenVariant(odd, all, choices)).toBeNull()
  })

  it('never holds a combination that does not exist, in any order of choices', () => {
    const product = anyProduct.filter(({ variants }) => variants.length > 1)
    fc.assert(
      fc.property(product, fc.array(fc.tuple(fc.nat(), fc.nat())), ({ variants }, steps) => {
        const all = variantOptions(variants)
        let choices: Choices = {}
        for (const [first, second] of steps) {
          const { name, values } = all[first % all.length]!
          choices = choose(variants, all, choices, [name, ['', ...values][second % (values.length + 1)]!])
          expect(variants.some((variant) => isAboutVariant(choices, variant))).toBe(true)
          for (const [option, states] of optionStates(variants, all, choices)) {
            const isThere = (value: string) =>
              variants.some((variant) => isAboutVariant({ ...choices, [option]: value }, variant))
            for (const { value, state } of states) expect(state !== 'missing').toBe(isThere(value))
          }
        }
      }),
    )
  })

  it('has the price that the page states, in its currency if it names one', () => {
    const priceOf = (money: string) => parseVariants(`[{"priceMoney":${money}}]`, 'USD')?.[0]?.priceMoney
    expect(priceOf('{"value":"5.00","currency":"GBP"}')).toEqual({ value: '5.00', currency: 'GBP' })
    expect(priceOf('{"value":"5.00"}')).toEqual({ value: '5.00', currency: 'USD' })
  })

  it('has no readable price if the page states none, and no spaces around a price', () => {
    const pricesOf = (text: string) =>
      parseVariants(`[${text}]`, 'USD')?.map(({ price, priceMoney }) => [price, priceMoney])
    expect(pricesOf('{},{"price":"free"},{"price":0}')).toEqual([
      [0, { currency: 'USD', value: '' }],
      [0, { currency: 'USD', value: '' }],
      [0, { currency: 'USD', value: '0.00' }],
    ])
    expect(pricesOf('{"priceMoney":{"value":" 19.99 "}}')).toEqual([[1999, { currency: 'USD', value: '19.99' }]])
  })

  it('supports 10,000 variants', () => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      variantOf({ Size: `${index % 100}`, Colour: `${Math.floor(index / 100)}` }, { qtyInStock: index % 2 }),
    )
    const all = variantOptions(many)
    const states = optionStates(many, all, { Size: '4' }).get('Colour')
    expect(states?.every(({ state }) => state === 'sold-out')).toBe(true)
    expect(chosenVariant(many, all, { Size: '99', Colour: '99' })).toBe(many[9999])
  })

  it('takes twice the work for twice as many variants', () => {
    const work = (size: number) => {
      let reads = 0
      const many = Array.from({ length: size }, (_, index) => {
        const { attributes, ...variant } = variantOf({ Size: `${index % 50}`, Colour: `${Math.floor(index / 50)}` })
        const counted = { ...variant, attributes }
        Object.defineProperty(counted, 'attributes', { get: () => ++reads && attributes })
        return counted
      })
      const all = variantOptions(many)
      const choices = choose(many, all, choose(many, all, {}, ['Size', '49']), ['Colour', '7'])
      optionStates(many, all, existingChoices(many, all, choices))
      chosenVariant(many, all, choices)
      return reads
    }
    expect(work(10_000)).toBeLessThanOrEqual(2.1 * work(5000))
  })

  it('knows whether a low-stock note refers to the chosen variant', () => {
    const notes: Choices[] = [{ Size: 'S' }, {}, { Size: 'M' }]
    expect(notes.map((about) => isAboutVariant(about, jumpers[0]!))).toEqual([true, true, false])
  })
})
