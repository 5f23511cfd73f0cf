import { afterEach, describe, expect, it } from 'vitest'
import { type ProductOrder, readProductOrder } from '../../src/browser/productOrder'
import { checkoutMarkup, productOf } from '../support/shopMarkup'

const find = <Kind extends HTMLElement>(selector: string) => document.querySelector<Kind>(selector)!

/** Chooses options of a product on the page, and reads what its button would buy. */
function orderOf(urlId: string, choices: { readonly [option: string]: string } = {}, quantity = '1') {
  document.body.innerHTML = checkoutMarkup(urlId)
  for (const [option, value] of Object.entries(choices)) {
    find<HTMLSelectElement>(`select[data-variant-option-name="${option}"]`).value = value
  }
  find<HTMLInputElement>('[type="number"]').value = quantity
  return readProductOrder(button(), { itemId: productOf(urlId).id, type: 'physical' })
}

const button = () => find('.sqs-add-to-cart-button')

/** A page of a newer template with one product, its variants in JSON. */
function showProduct(variants: readonly object[], attributes = ''): void {
  document.body.innerHTML = `<div class="product-detail"><h1> Rope </h1>
    <div class="product-quantity-input"><input value="3"></div>
    <div class="sqs-add-to-cart-button" ${attributes}>Add</div></div>`
  find('.product-detail').dataset.context = JSON.stringify({ product: { id: 'p1', variants } })
}
const readShown = () => readProductOrder(button(), { itemId: 'p1', type: 'physical' })

const readShownAs = (urlId: string) => readProductOrder(button(), { itemId: productOf(urlId).id, type: 'physical' })

const rope = { id: 'v1', sku: 'ROPE', price: 1250, qtyInStock: 5, attributes: {} }

afterEach(() => {
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

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

  it('has the SKU of the chosen variant, even if variants have different options', () => {
    const select = (name: string, values: readonly string[]) =>
      `<select data-variant-option-name="${name}"><option value="">${values.map((one) => `<option>${one}`).join('')}</select>`
    showProduct([
      { ...rope, sku: 'ONE', attributes: { Size: 'One' } },
      { ...rope, sku: 'RED', attributes: { Size: 'S', Colour: 'Red' } },
      { ...rope, sku: 'BLUE', attributes: { Size: 'S', Colour: 'Blue' } },
    ])
    const picker = `${select('Size', ['One', 'S'])}${select('Colour', ['Red', 'Blue'])}`
    find('h1').insertAdjacentHTML('afterend', `<div class="product-variants">${picker}</div>`)
    const choose = (size: string, colour: string) => {
      find<HTMLSelectElement>('[data-variant-option-name="Size"]').value = size
      find<HTMLSelectElement>('[data-variant-option-name="Colour"]').value = colour
      return readShown()
    }
    expect(choose('S', '')).toEqual({ kind: 'missing option', option: 'Colour' })
    expect(choose('S', 'Blue')).toMatchObject({ line: { sku: 'BLUE' } })
    expect(choose('One', '')).toMatchObject({ line: { sku: 'ONE' } })
  })

  it('without options has the SKU of its only variant, or none', () => {
    showProduct([rope])
    expect(readShown()).toMatchObject({ line: { sku: 'ROPE' } })
    showProduct([{ ...rope, sku: '' }])
    expect(readShown()).toMatchObject({ line: { sku: null } })
  })

  it.each(['true', ' True ', '1', 'data-is-subscription'])('is for a subscription with %j', (value) => {
    showProduct([rope], `data-is-subscription="${value}" data-subscription-option-id=" monthly "`)
    expect(readShown()).toMatchObject({
      line: { subscriptionOptionId: 'monthly' },
      quantity: 1,
      isSubscription: true,
    })
  })

  it.each(['', 'false', '0', 'untrue'])('is not for a subscription with %j', (value) => {
    showProduct([rope], `data-is-subscription="${value}" data-subscription-option-id=" "`)
    expect(readShown()).toMatchObject({ line: { subscriptionOptionId: null }, quantity: 3, isSubscription: false })
  })

  describe('for a product that is also sold as a subscription', () => {
    const [first, second] = productOf('heather-honey').structuredContent.variants[0]!.pricingOptions!
    const choose = (index: number) => {
      find<HTMLInputElement>('[value="SUBSCRIPTION"]').checked = true
      find<HTMLSelectElement>('.subscription-frequency').selectedIndex = index
    }
    const showOffers = (pricingOptions: readonly unknown[]) => {
      document.body.innerHTML = checkoutMarkup('heather-honey')
      const variants = [{ ...productOf('heather-honey').structuredContent.variants[0], pricingOptions }]
      find('.pdp-subscriptions-and-otp').dataset.variants = JSON.stringify(variants)
    }

    it('is for the chosen subscription, even before the code for the options has loaded', () => {
      document.body.innerHTML = checkoutMarkup('heather-honey')
      expect(readShownAs('heather-honey')).toMatchObject({
        isSubscription: false,
        line: { subscriptionOptionId: null },
      })
      choose(1)
      expect(readShownAs('heather-honey')).toMatchObject({
        isSubscription: true,
        line: { subscriptionOptionId: second!.id },
      })
    })

    it('is for the first subscription if no frequency is chosen', () => {
      showOffers([first, second])
      choose(-1)
      expect(readShownAs('heather-honey')).toMatchObject({ line: { subscriptionOptionId: first!.id } })
    })

    it('is rejected if its variant is not offered in the chosen subscription', () => {
      showOffers([first])
      choose(1)
      expect(readShownAs('heather-honey')).toEqual({ kind: 'not offered' })
    })

    it('is for the subscription in the chosen position, even if another one has an unreadable plan', () => {
      showOffers([{ ...first, subscriptionPlan: null }, second])
      choose(1)
      expect(readShownAs('heather-honey')).toMatchObject({ line: { subscriptionOptionId: second!.id } })
      choose(0)
      expect(readShownAs('heather-honey')).toEqual({ kind: 'not offered' })
    })
  })

  it.each([
    ['an older template', '<div class="ProductItem"><h1> Rope </h1>'],
    ['a newer template', '<div class="product-detail"><h1>Rope</h1>'],
    ['a product block', '<div class="sqs-block-product"><a class="product-title">Rope</a>'],
    ['the page', '<h1>Rope</h1>'],
    ['an article', '<article><h1>Rope</h1>'],
  ])('is shown in the cart with the title of its product, in %s', (_, start) => {
    const add = '<div class="sqs-add-to-cart-button">Add</div>'
    const isPage = start.startsWith('<h1')
    document.body.innerHTML = `<h1>Harbour</h1><main>${isPage ? '' : '<h1>Tar</h1>'}${start}${add}</main>`
    expect(readShown()).toMatchObject({ preview: { productName: 'Rope' } })
  })

  it('is shown in the cart with its type, variant and a link to the page', () => {
    history.replaceState(null, '', '/shop/rope?colour=white')
    showProduct([rope])
    const { preview } = readShown() as ProductOrder
    expect(preview).toMatchObject({ productName: 'Rope', productType: 1, fullUrl: '/shop/rope', imageUrl: null })
    expect(preview.chosenVariant).toMatchObject({ id: 'v1', price: 1250 })
  })

  it.each([
    ['$12.50', 1250],
    ['<span class="original-price">$20.00</span> $12.50', 1250],
    ['', 0],
  ])('is shown in the cart at the price on the page if there are no variants: %s', (price, cents) => {
    document.body.innerHTML = `<article class="ProductItem"><h1>Rope</h1><div class="product-price">${price}</div>
      <div class="sqs-add-to-cart-button" data-item-id="p1">Add</div></article>`
    const served = document.body.innerHTML
    expect(readShown()).toMatchObject({
      preview: { productName: 'Rope', purchasePriceCents: cents, nonSalePriceCents: cents },
    })
    expect(document.body.innerHTML).toBe(served)
  })

  it('has the price on the page if its variant has none, or an unknown price if that cannot be read', () => {
    const { price: _, ...unpriced } = rope
    const showPriced = (variant: object, written: string) => {
      showProduct([variant])
      find('h1').insertAdjacentHTML('afterend', `<div class="product-price">${written}</div>`)
      return readShown()
    }
    const preview = { purchasePriceCents: 1250, nonSalePriceCents: 1250 }
    expect(showPriced(unpriced, 'from $12.50')).toMatchObject({ isPriced: true, preview })
    expect(showPriced(unpriced, '')).toMatchObject({ isPriced: false, preview: { purchasePriceCents: 0 } })
    expect(showPriced({ ...rope, price: 0 }, '$12.50')).toMatchObject({
      isPriced: true,
      preview: { purchasePriceCents: 0 },
    })
  })

  it('is shown in the cart at its variant’s sale price, with the regular price beside it', () => {
    const order = orderOf('keepers-jumper', { Size: 'M', Colour: 'Oatmeal' })
    expect(order).toMatchObject({ preview: { purchasePriceCents: 12_000, nonSalePriceCents: 14_500 } })
  })

  it.each<[string, { readonly [option: string]: string }, string, object]>([
    ['an option is missing', { Size: 'S' }, '1', { kind: 'missing option', option: 'Colour' }],
    ['the combination does not exist', { Size: 'S', Colour: 'Oatmeal' }, '1', { kind: 'not offered' }],
    ['the quantity is no number', { Size: 'M', Colour: 'Oatmeal' }, 'two', { kind: 'quantity' }],
    ['the quantity is zero', { Size: 'M', Colour: 'Oatmeal' }, '0', { kind: 'quantity' }],
  ])('is rejected if %s', (_, choices, quantity, problem) => {
    expect(orderOf('keepers-jumper', choices, quantity)).toMatchObject(problem)
  })

  it('is rejected if its product is sold out, or if too few are in stock', () => {
    showProduct([{ ...rope, qtyInStock: 0 }])
    expect(readShown()).toEqual({ kind: 'sold out' })
    showProduct([{ ...rope, qtyInStock: 2 }])
    expect(readShown()).toEqual({ kind: 'quantity', largest: 2 })
    showProduct([])
    find<HTMLInputElement>('input').value = '10000'
    expect(readShown()).toEqual({ kind: 'quantity', largest: 9999 })
  })
})
