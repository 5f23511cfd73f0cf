import { afterEach, describe, expect, it } from 'vitest'
import { readProductOrder } from '../../src/browser/productOrder'
import { checkoutMarkup, productOf } from '../support/shopMarkup'

const find = <Kind extends HTMLElement>(selector: string) => document.querySelector<Kind>(selector)!

/** Chooses options of a product on the page, and reads what its button would buy. */
function orderOf(urlId: string, choices: { readonly [option: string]: string } = {}, quantity = '1') {
  document.body.innerHTML = checkoutMarkup(urlId)
  for (const [option, value] of Object.entries(choices)) {
    find<HTMLSelectElement>(`select[data-variant-option-name="${option}"]`).value = value
  }
  find<HTMLInputElement>('[type="number"]').value = quantity
  return readProductOrder(find('.sqs-add-to-cart-button'), { itemId: productOf(urlId).id, type: 'physical' })
}

afterEach(() => document.body.replaceChildren())

describe('the order of a product', () => {
  it('without options has its id and quantity, and no SKU', () => {
    expect(orderOf('ships-biscuit', {}, '4')).toMatchObject({
      line: { itemId: productOf('ships-biscuit').id, sku: null, additionalFields: null, subscriptionOptionId: null },
      quantity: 4,
      isSubscription: false,
    })
  })

  it('with options has the SKU of the chosen variant', () => {
    const { variants } = productOf('keepers-jumper').structuredContent
    const chosen = { Size: 'M', Colour: 'Oatmeal' }
    const { sku } = variants.find(({ attributes: { Size, Colour } }) => Size === 'M' && Colour === 'Oatmeal')!
    expect(orderOf('keepers-jumper', chosen)).toMatchObject({ line: { sku } })
  })

  it.each([
    ['$12.50', 1250],
    ['<span class="original-price">$20.00</span> $12.50', 1250],
    ['', 0],
  ])('is shown in the cart at the price that its page writes, if that lists no variants: %s', (price, cents) => {
    document.body.innerHTML = `<article class="ProductItem"><h1>Rope</h1><div class="product-price">${price}</div>
      <div class="sqs-add-to-cart-button" data-item-id="p1">Add</div></article>`
    expect(readProductOrder(find('.sqs-add-to-cart-button'), { itemId: 'p1', type: 'physical' })).toMatchObject({
      preview: { productName: 'Rope', purchasePriceCents: cents, nonSalePriceCents: cents },
    })
  })

  it('is shown in the cart at the current price of its variant, beside the price without the sale', () => {
    const order = orderOf('keepers-jumper', { Size: 'M', Colour: 'Oatmeal' })
    expect(order).toMatchObject({ preview: { purchasePriceCents: 12_000, nonSalePriceCents: 14_500 } })
  })

  it.each<[string, { readonly [option: string]: string }, string, object]>([
    ['an option is missing', { Size: 'S' }, '1', { kind: 'missing option', option: 'Colour' }],
    ['the combination does not exist', { Size: 'S', Colour: 'Oatmeal' }, '1', { kind: 'not offered' }],
    ['the quantity is no number', { Size: 'M', Colour: 'Oatmeal' }, 'two', { kind: 'quantity' }],
    ['the quantity is zero', { Size: 'M', Colour: 'Oatmeal' }, '0', { kind: 'quantity' }],
  ])('is a problem if %s', (_, choices, quantity, problem) => {
    expect(orderOf('keepers-jumper', choices, quantity)).toMatchObject(problem)
  })
})
