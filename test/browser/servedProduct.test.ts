import { afterEach, describe, expect, it } from 'vitest'
import {
  nearProduct,
  optionControls,
  purchaseKinds,
  readChoices,
  readServedProduct,
} from '../../src/browser/servedProduct'
import { forgetShared } from '../../src/browser/shared'

const find = <Kind extends HTMLElement>(selector: string) => document.querySelector<Kind>(selector)!
const show = (html: string) => {
  document.body.innerHTML = html
}
/** The product that the element with the class `from` belongs to. */
const read = (currency?: string) => readServedProduct(find('.from'), currency)
const attribute = (value: unknown) => JSON.stringify(value).replaceAll('"', '&quot;')

const small = { id: 'v1', sku: 'S', price: 100, qtyInStock: 0, attributes: { Size: 'S', Colour: 'red' } }
const large = { id: 'v2', sku: 'L', price: 200, qtyInStock: 3, attributes: { Size: 'L', Colour: 'red' } }
const variants = [small, large]

afterEach(() => {
  forgetShared()
  document.body.replaceChildren()
})

describe('a product in JSON', () => {
  it.each([
    ['data-context', 'product-detail', { product: { id: ' p1 ', productType: 3 } }],
    ['data-context', 'product-detail', { id: 'p1', productType: 3 }],
    ['data-product', 'sqs-block-product', { id: 'p1', productType: 3 }],
    ['data-product', 'sqs-block-product', { product: { id: 'p1', productType: 3 } }],
  ])('is read from the %s attribute of .%s', (name, className, json) => {
    show(`<div class="${className}" ${name}="${attribute(json)}"><div class="from"></div></div>`)
    expect(read()).toMatchObject({ itemId: 'p1', type: 'service', variants: [], options: [], picker: null })
  })

  it('is read from the closest matching element', () => {
    show(`<div class="sqs-block-product" data-product="${attribute({ id: 'p1' })}">
      <div class="product-detail"><div class="from"></div></div></div>`)
    expect(read()?.itemId).toBe('p1')
  })

  it.each(['data-context', 'data-product'])(
    'throws an error that names its attribute if it cannot be read: %s',
    (name) => {
      const className = name === 'data-context' ? 'product-detail' : 'sqs-block-product'
      for (const text of ['{"product"', '"p1"']) {
        show(`<div class="${className}"><div class="from"></div></div>`)
        document.body.firstElementChild?.setAttribute(name, text)
        expect(() => read()).toThrow(`The ${name} around this block`)
        find('.from').dataset.itemId = 'p2'
        expect(read()?.itemId).toBe('p2')
      }
    },
  )

  it('has its own id, even inside another product', () => {
    show(`<article data-item-id="p1"><div class="sqs-block-product" data-product="${attribute({ id: 'p2' })}">
      <div class="from"></div></div></article>`)
    expect(read()?.itemId).toBe('p2')
    find('.sqs-block-product').dataset.product = '{"id"'
    expect(() => read()).toThrow('The data-product around this block')
    find('.sqs-block-product').dataset.itemId = 'p3'
    expect(read()?.itemId).toBe('p3')
  })

  it('can be empty, which means no product, or the one around it', () => {
    show('<div class="product-detail" data-context=" "><div class="from"></div></div>')
    expect(read()).toBeNull()
    document.body.dataset.itemId = 'p1'
    expect(read()?.itemId).toBe('p1')
    delete document.body.dataset.itemId
  })

  it.each(['product-add-ons', 'product-list-item'])('does not include the other products in .%s', (className) => {
    show(`<div class="product-detail" data-context="${attribute({ id: 'p1' })}">
      <div class="${className}" data-product="p2"><div class="from"></div></div></div>`)
    expect(read()).toBeNull()
  })

  it.each(['product-add-ons', 'product-list-item'])('does not give its id to other products in .%s', (className) => {
    show(`<div data-item-id="p1"><div class="${className}"><div class="from"></div></div></div>`)
    expect(read()).toBeNull()
  })

  it('has its own parts, even those without its id, but not those of another product’s page', () => {
    show(`<div class="product-quantity-input" data-item-id="p1"></div>
      <div class="product-detail" data-context="${attribute({ id: 'p1' })}">
        <div class="product-quantity-input" id="own"></div><div data-item-id="p3"></div><div class="from"></div></div>`)
    expect(read()?.part('.product-quantity-input')?.id).toBe('own')
    find('.from').dataset.itemId = 'p2'
    expect(read()?.part('.product-quantity-input')).toBeNull()
  })

  it('has prices in the given currency', () => {
    show(
      `<div class="product-detail" data-context="${attribute({ id: 'p1', variants })}"><div class="from"></div></div>`,
    )
    expect(read('NOK')?.variants?.[1]?.priceMoney).toEqual({ currency: 'NOK', value: '2.00' })
  })
})

describe('a product with an id', () => {
  it('is identified by the closest element first, then by the JSON around it', () => {
    show(`<div class="product-detail" data-context="${attribute({ id: 'p1' })}">
      <div data-item-id="p3"><div data-item-id=" p2 "><div class="from"></div></div></div></div>`)
    expect(read()?.itemId).toBe('p2')
  })

  it.each([
    ['that of its JSON', { id: 'p1', productType: 'GIFT_CARD' }, 'data-product-type="2"', 'gift-card'],
    ['that of its button', { id: 'p1' }, 'data-product-type="2"', 'digital'],
    ['physical', { id: 'p1' }, '', 'physical'],
  ])('has as its type %s', (_, json, type, expected) => {
    show(`<div class="product-detail" data-context="${attribute(json)}">
      <div class="sqs-add-to-cart-button from" ${type}></div></div>`)
    expect(read()?.type).toBe(expected)
  })

  it.each([
    [
      'its picker',
      `<div class="product-variants from" data-item-id="p1" data-variants="${attribute(variants)}"></div>`,
    ],
    [
      'the picker beside it',
      `<div class="from" data-item-id="p1"></div>
        <div class="product-variants" data-item-id="p1" data-variants="${attribute(variants)}"></div>`,
    ],
    [
      'its choice of a subscription',
      `<div class="${purchaseKinds.slice(1)} from" data-item-id="p1" data-variants="${attribute(variants)}"></div>`,
    ],
    [
      'the choice of a subscription beside it',
      `<div class="product-variants" data-item-id="p1"></div><div class="from" data-item-id="p1"></div>
        <div class="${purchaseKinds.slice(1)}" data-item-id="p1" data-variants="${attribute(variants)}"></div>`,
    ],
  ])('has the variants of %s', (_, html) => {
    show(`<article>${html}</article>`)
    expect(read('NOK')?.variants).toMatchObject([{ id: 'v1' }, { id: 'v2', priceMoney: { currency: 'NOK' } }])
  })

  it.each(['product-variants', purchaseKinds.slice(1)])(
    'has the variants of its own .%s if it is on the page twice',
    (kind) => {
      show(`<div class="${kind}" data-item-id="p1" data-variants="[]"></div>
      <div class="${kind} from" data-item-id="p1" data-variants="${attribute(variants)}"></div>`)
      expect(read()?.variants).toHaveLength(2)
      expect(read()?.picker).toBe(kind === 'product-variants' ? find('.from') : null)
    },
  )

  it.each(['', '[{'])('has no readable variants if their attribute is %j, even if its JSON has some', (text) => {
    show(`<div class="product-detail" data-context="${attribute({ id: 'p1', variants })}">
      <div class="product-variants from" data-variants="${text}"></div></div>`)
    expect(read()).toMatchObject({ variants: null, options: [] })
  })

  it('has the older attribute’s prices in any currency that is requested', () => {
    show(`<div class="product-variants from" data-item-id="p1" data-variants="${attribute(variants)}"></div>`)
    const currencies = ['USD', 'EUR'].map((currency) => read(currency)?.variants?.[0]?.priceMoney.currency)
    expect(currencies).toEqual(['USD', 'EUR'])
  })

  it('parses its variants again only when they change', () => {
    show(`<div class="product-variants from" data-item-id="p1" data-variants="${attribute(variants)}"></div>`)
    const first = read()?.variants
    expect(read()?.variants).toBe(first)
    find('.from').dataset.variants = JSON.stringify([large])
    expect(read()?.variants).toMatchObject([{ id: 'v2' }])
  })

  it('never sells out if its type has no stock', () => {
    const json = (productType: number) => attribute({ id: 'p1', productType, variants: [small] })
    show(`<div class="product-detail" data-context="${json(2)}"><div class="from"></div></div>`)
    expect(read()?.variants?.[0]?.unlimited).toBe(true)
    show(`<div class="product-detail" data-context="${json(3)}"><div class="from"></div></div>`)
    expect(read()?.variants?.[0]?.unlimited).toBe(false)
  })

  it('has the options of all its variants, including those that the first one lacks', () => {
    const list = [{ attributes: { Size: 'One' } }, small, large]
    show(`<div class="product-variants from" data-item-id="p1" data-variants="${attribute(list)}"></div>`)
    expect(read()?.options).toEqual([
      { name: 'Size', values: ['One', 'S', 'L'] },
      { name: 'Colour', values: ['red'] },
    ])
  })

  it('lists its options in the order of their controls, and those without controls last', () => {
    const option = (name: string) => `<select data-variant-option-name="${name}"></select>`
    show(`<div class="product-variants from" data-item-id="p1" data-variants="${attribute(variants)}">
      ${option('Engraving')}${option('Colour')}</div>`)
    expect(read()?.options).toEqual([
      { name: 'Colour', values: ['red'] },
      { name: 'Size', values: ['S', 'L'] },
    ])
  })
})

describe('a part of a product', () => {
  it('is the nearest one with the product’s id', () => {
    show(`<div class="price" data-item-id="p1"></div>
      <article><div class="price" data-item-id="p2"></div><i class="rate"></i><div class="rate" data-item-id="p1" id="near"></div>
      <div class="from" data-item-id="p1"></div></article>`)
    expect(read()?.part('.price, .rate')?.id).toBe('near')
    expect(read()?.part('.price')).toBe(find('.price'))
    expect(read()?.part('.fee')).toBeNull()
  })

  it('can have no id, but not the id of another product', () => {
    show(`<div class="price" id="far"></div><section><b class="price" data-item-id=""></b>
      <b class="price" id="near"></b><article><div class="from" data-item-id="p1"></div></article></section>`)
    find('b').removeAttribute('data-item-id')
    expect(read()?.part('.price')).toBe(find('b'))
    find('b').dataset.itemId = 'p1'
    expect(read()?.part('.sum, .price')).toBe(find('b'))
    find('b').dataset.itemId = 'p2'
    expect(read()?.part('.sum, .price')).toBeNull()
  })
})

describe('what is near a product', () => {
  it('is everything in the smallest element around it that contains any, but not beside other products', () => {
    show(`<main><b class="price"></b><section><b class="price" id="a"></b><b class="price" id="b"></b>
      <article><div class="from" data-item-id="p1"></div></article></section></main>`)
    const near = () => nearProduct(find('.from'), { itemId: 'p1' }, '.price').map(({ id }) => id)
    expect(near()).toEqual(['a', 'b'])
    find('section').append(Object.assign(document.createElement('i'), { className: 'other' }))
    find('.other').dataset.itemId = 'p2'
    expect(near()).toEqual([])
  })
})

describe('the control of an option', () => {
  it.each([
    ['a select', '<select data-variant-option-name="Size"><option value="">Choose<option selected>L</select>'],
    [
      'a select inside',
      '<p data-variant-option-name="Size"><select><option value="">Choose<option selected>L</select></p>',
    ],
    [
      'radio buttons, beside a select without a choice',
      `<select data-variant-option-name="Size"><option value="">Choose</select><p data-variant-option-name="Size">
        <input value="text"><input type="radio" value="S"><input type="radio" value="L" checked></p>`,
    ],
  ])('can be %s', (_, html) => {
    show(`<div class="picker"><select data-variant-option-name="Colour"><option selected>red</select>${html}</div>`)
    const picker = find('.picker')
    const options = [{ name: 'Size', values: ['S', 'L'] }]
    expect(readChoices({ picker, options })).toEqual({ Size: 'L' })
    for (const option of picker.querySelectorAll('option')) option.selected = option.value === ''
    for (const radio of picker.querySelectorAll('input')) radio.checked = false
    expect(readChoices({ picker, options })).toEqual({ Size: '' })
    expect(readChoices({ picker: null, options })).toEqual({ Size: '' })
  })

  it('is a radio button, not another kind of input', () => {
    show('<div class="picker"><p><input type="radio"><input type="number"></p></div>')
    find('p').dataset.variantOptionName = 'Size'
    expect(optionControls(find('.picker'), 'Size')).toEqual({ select: null, radios: [find('input')] })
  })
})
