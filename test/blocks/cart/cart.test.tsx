import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lineDetails } from '../../../blocks/cart/lineDetails'
import { largestQuantityOf } from '../../../blocks/cart/lineRules'
import { readSettings } from '../../../blocks/cart/readSettings'
import { CartContents } from '../../../blocks/cart/view/CartContents'
import type { Answer, CartClient } from '../../../src/data/cart/CartClient'
import { createCart } from '../../../src/data/cart/createCart'
import { InternalServerError } from '../../../src/errors/InternalServerError'
import type { Cart, CartEntry, Coupon } from '../../../src/model/cart/Cart'
import type { CartOperation } from '../../../src/model/cart/cartOperation'
import { emptyCart } from '../../../src/model/cart/emptyCart'
import { defaultSettings } from '../../../src/model/page/settings'
import { readPage } from '../../../src/runtime/readPage'
import { createMemoryJournal } from '../../support/memoryJournal'

const biscuit: CartEntry = {
  id: 'e1',
  itemId: 'p1',
  productName: 'Ship’s biscuit',
  productType: 1,
  fullUrl: '/bakehouse/p/ships-biscuit',
  imageUrl: null,
  quantity: 2,
  purchasePriceCents: 900,
  nonSalePriceCents: 900,
  subTotal: 1800,
  chosenVariant: { id: 'v1', sku: 'SQ1', optionValues: [], unlimited: true, qtyInStock: 0 },
  additionalFields: null,
  subscriptionOptionId: null,
}

const cartOf = (...entries: readonly Partial<CartEntry>[]): Cart => ({
  ...emptyCart,
  id: 'c1',
  version: 1,
  subtotalCents: 1800,
  grandTotalCents: 1800,
  entries: entries.map((entry) => ({ ...biscuit, ...entry })),
})

const settings = {
  locale: 'en-US',
  moneyLocale: 'en-US',
  currency: 'USD',
  continueUrl: '/shop',
  checkoutUrl: '/commerce/goto-checkout',
  minimumSubtotalCents: 0,
  allowsSeveralServices: true,
}

const dublin = { line1: '', line2: '', city: 'Dublin', region: '', postalCode: 'D02', country: 'IE' }
const post = { id: 'post', name: 'Post', description: '', costCents: 500 }

const summer: Coupon = {
  id: 'c',
  promoCode: 'SUMMER',
  name: '',
  type: 'flat',
  amount: 500,
  discountCents: 500,
  reason: null,
  message: null,
}

type Send = (operation: CartOperation) => Promise<Answer>

const never = () => new Promise<never>(() => {})

function clientOf(load: () => Promise<Cart | null>, send: Send = never): CartClient {
  return createCart({
    send,
    load,
    mayExist: () => true,
    createKey: () => crypto.randomUUID(),
    pause: () => Promise.resolve(false),
    journal: createMemoryJournal(),
    onCommit: () => {},
  })
}

async function show(cart: Cart, send?: Send) {
  const client = clientOf(() => Promise.resolve(cart), send)
  await client.refresh()
  return { client, ...render(<CartContents client={client} settings={settings} />) }
}

/** A cart with coupons that apply, which the next change replaces. */
async function showCoupons(validCoupons: readonly Coupon[], change: () => Partial<Cart>): Promise<CartClient> {
  const { client } = await show({ ...cartOf(biscuit), coupons: validCoupons, validCoupons }, () =>
    Promise.resolve({ cart: { ...cartOf(biscuit), version: 2, ...change() }, warning: '' }),
  )
  return client
}

/** What screen readers announce. */
const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

const serverError = () =>
  Promise.reject(new InternalServerError({ message: 'Internal server error.', url: '/', method: 'PUT', status: 500 }))

afterEach(cleanup)

describe('a line', () => {
  it.each([
    ['Remove Ship’s biscuit', 'Unable to remove item'],
    ['One more of Ship’s biscuit', 'Unable to update quantity'],
  ])('is unchanged if the server responds with an error: %s', async (name, message) => {
    await show(cartOf(biscuit), serverError)
    fireEvent.click(screen.getByRole('button', { name }))
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(screen.getByLabelText('Quantity of Ship’s biscuit')).toHaveProperty('value', '2')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('is put back with its quantity and answers, even before the server has responded', async () => {
    const additionalFields = '{"For whom":"Mother"}'
    const sent: CartOperation[] = []
    const { client } = await show(cartOf({ additionalFields }), (operation) => {
      sent.push(operation)
      return sent.length === 1 ? Promise.resolve({ cart: { ...cartOf(), version: 2 }, warning: '' }) : never()
    })
    const change = vi.spyOn(client, 'change')
    fireEvent.click(screen.getByRole('button', { name: 'Remove Ship’s biscuit' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Undo removing Ship’s biscuit' }))
    expect(screen.getByLabelText('Quantity of Ship’s biscuit')).toHaveProperty('value', '2')
    expect(screen.getByText('For whom: Mother')).not.toBeNull()
    expect(screen.getByText('$9.00 each')).not.toBeNull()
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    const line = { itemId: 'p1', sku: 'SQ1', additionalFields, subscriptionOptionId: null }
    expect(sent[1]).toMatchObject({ kind: 'add', line, quantities: [2] })
    expect(change.mock.lastCall).toMatchObject([{ isUndo: true }]) // no new addition, for whoever counts them
  })

  it('has its options in the names of its controls, and in what is announced, but not in its heading', async () => {
    const variantOf = (...values: string[]) => ({
      ...biscuit.chosenVariant!,
      id: values.join(),
      sku: values.join(),
      optionValues: values.map((value) => ({ optionName: 'Option', value })),
    })
    await show(
      cartOf(
        { chosenVariant: variantOf('250 g') },
        { id: 'e2', chosenVariant: variantOf('80 g', 'Tin') },
        { id: 'e3', chosenVariant: null },
      ),
    )
    const names = [' (250 g)', ' (80 g, Tin)', ''].map((options) => `Ship’s biscuit${options}`)
    expect(screen.getAllByLabelText(/^Quantity of/).map((one) => one.getAttribute('aria-label'))).toEqual(
      names.map((name) => `Quantity of ${name}`),
    )
    for (const name of names)
      for (const label of [`One more of ${name}`, `One fewer of ${name}`, `Remove ${name}`])
        expect(screen.getAllByRole('button', { name: label })).toHaveLength(1)
    expect(screen.getAllByText('Ship’s biscuit')).toHaveLength(3)
    const spoken = () => [...document.querySelectorAll('.skerry-cart > [role="status"]')].at(-1)?.textContent
    for (const name of names.slice(0, 2)) {
      fireEvent.click(screen.getByRole('button', { name: `Remove ${name}` }))
      expect((await screen.findByRole('button', { name: `Undo removing ${name}` })).parentElement?.textContent).toBe(
        `Removed ${name}.Undo`,
      )
      expect(spoken()).toBe(`Removed ${name}.`)
    }
  })

  it('is changed and removed by its id if another line differs only in the id', async () => {
    const sent: CartOperation[] = []
    const [first, second] = [
      { ...biscuit, chosenVariant: null },
      { ...biscuit, chosenVariant: null, id: 'e2', quantity: 5 },
    ]
    const { client } = await show(cartOf(first, second), (operation) => {
      sent.push(operation)
      const entries = sent.length === 1 ? cartOf(first, { ...second, quantity: 6 }) : cartOf({ ...second, quantity: 6 })
      return Promise.resolve({ cart: { ...entries, version: 1 + sent.length }, warning: '' })
    })
    const quantities = () => screen.queryAllByRole('textbox').flatMap((one) => (one as HTMLInputElement).value)
    fireEvent.click(screen.getAllByRole('button', { name: 'One more of Ship’s biscuit' })[1]!)
    await act(() => client.settled())
    expect(quantities().slice(0, 2)).toEqual(['2', '6'])
    fireEvent.click(screen.getAllByRole('button', { name: 'Remove Ship’s biscuit' })[0]!)
    expect(quantities()[0]).toBe('6')
    await act(() => client.settled())
    expect(quantities()[0]).toBe('6')
    expect(screen.getByRole('button', { name: 'Undo removing Ship’s biscuit' })).not.toBeNull()
    expect(sent).toMatchObject([
      { entryId: 'e2', quantity: 6 },
      { entryId: 'e1', quantity: 0 },
    ])
    fireEvent.click(screen.getByRole('button', { name: 'One more of Ship’s biscuit' }))
    await act(() => client.settled())
    expect(sent[2]).not.toHaveProperty('entryId') // the only one may have another id by then
  })

  it('keeps its quantity control, and focus in it, when the quantity reaches the last item in stock', async () => {
    const chosenVariant = { ...biscuit.chosenVariant!, unlimited: false, qtyInStock: 1 }
    await show(cartOf({ chosenVariant }))
    const fewer = screen.getByRole('button', { name: 'One fewer of Ship’s biscuit' })
    fewer.focus()
    fireEvent.click(fewer)
    expect(screen.getByLabelText('Quantity of Ship’s biscuit')).toHaveProperty('value', '1')
    expect(document.activeElement).toBe(fewer)
    const more = screen.getByRole('button', { name: 'One more of Ship’s biscuit' })
    expect(more.getAttribute('aria-disabled')).toBe('true')
  })

  it('is announced again if only the second attempt to put it back succeeds', async () => {
    let answers = 0
    let isFailing = false
    const { client } = await show(cartOf(biscuit), () => {
      if (isFailing) return serverError()
      answers++
      return Promise.resolve({
        cart: { ...cartOf(...(answers === 1 ? [] : [biscuit])), version: 1 + answers },
        warning: '',
      })
    })
    const undo = () => screen.findByRole('button', { name: 'Undo removing Ship’s biscuit' })
    fireEvent.click(screen.getByRole('button', { name: 'Remove Ship’s biscuit' }))
    await act(() => client.settled())
    isFailing = true
    fireEvent.click(await undo())
    expect(spoken()).toContain('Ship’s biscuit is back in your cart.')
    await screen.findByRole('alert')
    expect(spoken().join('')).toBe('')
    isFailing = false
    fireEvent.click(await undo())
    expect(spoken()).toContain('Ship’s biscuit is back in your cart.')
  })

  it('says why its change was undone even if it is gone, with the whole cart', async () => {
    let cart: Cart | null = cartOf(biscuit, { id: 'e2', itemId: 'p2' })
    const client = clientOf(() => Promise.resolve(cart), serverError)
    await client.refresh()
    render(<CartContents client={client} settings={settings} />)
    cart = null
    const [more] = screen.getAllByRole('button', { name: /more/ })
    more?.focus()
    await act(async () => fireEvent.click(more!))
    await screen.findByText('You have nothing in your shopping cart.')
    expect(screen.getByRole('alert').textContent).toBe('Unable to update quantity')
    expect(document.activeElement?.className).toBe('skerry-cart')
  })

  it('is shown safely, whatever its numbers, texts and URL are', async () => {
    await show(
      cartOf({
        productName: '<img src=x onerror=alert(1)>',
        fullUrl: 'javascript:alert(1)',
        subTotal: 1e300,
        purchasePriceCents: 0.5,
        additionalFields: '{{',
      }),
    )
    expect(screen.getByText('<img src=x onerror=alert(1)>').closest('a')).toBeNull()
    expect(document.querySelector('img')).toBeNull()
  })

  it('of a product without a name is called “Item”', async () => {
    await show(cartOf({ productName: '' }))
    expect(screen.getByRole('button', { name: 'Remove Item' })).not.toBeNull()
  })

  it('says how often a subscription is charged, and has no quantity to choose', async () => {
    const plan = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 }
    const chosenVariant = { ...biscuit.chosenVariant!, pricingOptions: [{ id: 'o1', subscriptionPlan: plan }] }
    await show(cartOf({ subscriptionOptionId: 'o1', chosenVariant }))
    expect(screen.getByText('$9.00 every month')).not.toBeNull()
    expect(screen.queryByRole('textbox', { name: /Quantity/ })).toBeNull()
  })

  it('of a deleted product says so, and can only be removed', async () => {
    await show(cartOf({ chosenVariant: null, isDeleted: true }))
    expect(screen.getByText('No longer sold')).not.toBeNull()
    expect(screen.queryByRole('textbox', { name: /Quantity/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /One more/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Remove Ship’s biscuit' })).not.toBeNull()
  })

  it('shows no unit price for a single item at the regular price', async () => {
    const { container } = await show(cartOf({ quantity: 1, subTotal: 900 }))
    expect(container.querySelector('.skerry-cart-price')).toBeNull()
    cleanup()
    const several = await show(cartOf({ quantity: 2 }))
    expect(several.container.querySelector('.skerry-cart-price')?.textContent).toBe('$9.00 each')
  })

  it('on sale shows both prices, labelled for screen readers', async () => {
    const { container } = await show(cartOf({ nonSalePriceCents: 1200 }))
    expect(container.querySelector('.skerry-cart-price')?.textContent).toBe(
      'Original Price: $12.00 Sale Price: $9.00 each',
    )
  })
})

describe('the cart', () => {
  it('says why a change made on the previous page was undone, until the next change', async () => {
    const { client } = await show(cartOf())
    act(() => client.refuse('Ship’s biscuit is sold out.'))
    expect(screen.getByRole('alert').textContent).toBe('Ship’s biscuit is sold out.')
    act(() => void client.change({ kind: 'addCoupon', promoCode: 'TEN' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows a warning that the server sends with a change', async () => {
    const changed = { ...cartOf({ quantity: 3, subTotal: 2700 }), version: 2 }
    await show(cartOf(biscuit), () =>
      Promise.resolve({ cart: changed, warning: 'The price of Ship’s biscuit has changed.' }),
    )
    fireEvent.click(screen.getByRole('button', { name: 'One more of Ship’s biscuit' }))
    expect((await screen.findByRole('alert')).textContent).toBe('The price of Ship’s biscuit has changed.')
  })

  it.each([
    ['a coupon', 'Coupons', cartOf(biscuit)],
    ['an address', 'Shipping', { ...cartOf(biscuit), requiresShipping: true, shippingLocation: dublin }],
    [
      'a way of shipping',
      'Shipping method',
      { ...cartOf(biscuit), requiresShipping: true, shippingLocation: dublin, shippingOptions: [post] },
    ],
  ])('shows a warning that the server sends with %s', async (_, part, cart) => {
    await show(cart, () => Promise.resolve({ cart: { ...cart, version: 2 }, warning: 'The tar has sold out.' }))
    if (part === 'Shipping method') fireEvent.click(screen.getByRole('radio'))
    else {
      const section = screen.getByRole('region', { name: part })
      const code = section.querySelector<HTMLInputElement>('[name="promoCode"]')
      if (code) code.value = 'SUMMER'
      fireEvent.submit(section.querySelector('form')!)
    }
    expect((await screen.findByRole('alert')).textContent).toBe('The tar has sold out.')
  })

  it('uses the store’s currency if it names none itself', async () => {
    const client = clientOf(() => Promise.resolve({ ...cartOf(biscuit), currency: '' }))
    await client.refresh()
    render(<CartContents client={client} settings={{ ...settings, currency: 'EUR' }} />)
    expect(screen.getByText('€9.00 each')).not.toBeNull()
  })

  it('says that it is loading, and why it could not be loaded', async () => {
    let answer: (cart: Promise<never>) => void = () => {}
    const client = clientOf(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    const loaded = client.refresh()
    render(<CartContents client={client} settings={settings} />)
    expect(screen.getByText('Loading your cart…')).not.toBeNull()
    await act(async () => {
      answer(serverError())
      await loaded
    })
    expect(screen.getByRole('alert').textContent).toBe('Internal server error.Try again')
    expect(screen.queryByText('You have nothing in your shopping cart.')).toBeNull()
  })

  it('shows only a message and a link to continue shopping if it is empty', async () => {
    await show({ ...cartOf(), subtotalCents: 0, grandTotalCents: 0 })
    expect(screen.getByText('You have nothing in your shopping cart.')).not.toBeNull()
    expect(screen.queryByText('Loading your cart…')).toBeNull()
    expect(screen.queryByLabelText('Coupon code')).toBeNull()
    expect(screen.getByRole('link').getAttribute('href')).toBe('/shop')
  })

  it('shows the tax as one amount if the server lists no tax rules', async () => {
    await show({ ...cartOf(biscuit), taxCents: 150, grandTotalCents: 1950 })
    expect(screen.getByText('Tax').nextSibling?.textContent).toBe('$1.50')
  })

  it.each([
    [1800, 'link'],
    [1801, 'button'],
  ] as const)(
    'with a subtotal of 1800 and a minimum of %i has a %s to checkout',
    async (minimumSubtotalCents, role) => {
      const client = clientOf(() => Promise.resolve(cartOf(biscuit)))
      await client.refresh()
      render(<CartContents client={client} settings={{ ...settings, minimumSubtotalCents }} />)
      expect(screen.getByRole(role, { name: 'Checkout' })).not.toBeNull()
    },
  )

  it.each([
    ['This code has expired.', 'This code has expired.'],
    [null, 'This code does not apply to your order.'],
  ])('says why a coupon does not apply if the server’s message is %j', async (message, shown) => {
    const coupon = { id: 'c', promoCode: 'SUMMER', name: '', type: 'flat', amount: 500, discountCents: 0 } as const
    const invalid = { ...coupon, reason: 'EXPIRED', message }
    await show({ ...cartOf(biscuit), coupons: [invalid], invalidCoupons: [invalid] })
    expect(screen.getByText('SUMMER').closest('li')?.textContent).toContain(shown)
  })

  it.each([
    ['SUMMER', 'Summer sale', 'SUMMER Summer sale'],
    ['SUMMER', 'SUMMER', 'SUMMER'],
    ['SUMMER', '', 'SUMMER'],
    ['', 'Free shipping', 'Free shipping'],
  ])('names a coupon by its code %j and its name %j: %s', async (promoCode, name, shown) => {
    const coupon = { id: 'c', promoCode, name, type: 'flat', amount: 500, discountCents: 500 } as const
    const valid = { ...coupon, reason: null, message: null }
    await show({ ...cartOf(biscuit), coupons: [valid], validCoupons: [valid] })
    const remove = screen.getByRole('button', { name: `Remove ${promoCode || name}` })
    expect(remove.closest('li')?.querySelector('div')?.textContent).toBe(shown)
  })

  it('keeps the minus sign in front of a discount on a right-to-left page', async () => {
    const cart = { ...cartOf(biscuit), discountCents: 500, coupons: [summer], validCoupons: [summer] }
    await show(cart)
    const amounts = screen.getAllByText('-$5.00').map(({ localName }) => localName)
    expect(amounts).toEqual(['bdi', 'bdi']) // of the coupon, and of the totals
  })

  it('announces why an entered code does not apply, and not that it has been applied', async () => {
    const invalid = { ...summer, message: 'This code has expired.' }
    const client = await showCoupons([], () => ({ coupons: [invalid], invalidCoupons: [invalid] }))
    fireEvent.change(screen.getByLabelText('Coupon code'), { target: { value: 'summer' } })
    fireEvent.submit(screen.getByLabelText('Coupon code').closest('form')!)
    await vi.waitFor(() => expect(spoken()).toContain('SUMMER: This code has expired.'))
    await client.settled()
    expect(spoken().join('')).not.toContain('applied')
  })

  it('announces an applied coupon with the cart’s spelling of its code, whatever was typed', async () => {
    const client = await showCoupons([], () => ({ coupons: [summer], validCoupons: [summer] }))
    fireEvent.change(screen.getByLabelText('Coupon code'), { target: { value: ' summer ' } })
    fireEvent.submit(screen.getByLabelText('Coupon code').closest('form')!)
    await client.settled()
    await vi.waitFor(() => expect(spoken()).toContain('SUMMER has been applied.'))
  })

  it('announces that a coupon no longer applies, and why', async () => {
    const client = await showCoupons([summer], () => ({ coupons: [summer], invalidCoupons: [summer] }))
    expect(spoken().join('')).toBe('')
    fireEvent.click(screen.getByRole('button', { name: 'One more of Ship’s biscuit' }))
    await vi.waitFor(() => expect(spoken()).toContain('SUMMER: This code does not apply to your order.'))
    await client.settled()
  })

  it('announces the removal of a coupon without a code by its name', async () => {
    const coupon = { id: 'c', promoCode: '', name: 'Free shipping', type: 'flat', amount: 0, discountCents: 0 } as const
    const valid = { ...coupon, reason: null, message: null }
    await show({ ...cartOf(biscuit), coupons: [valid], validCoupons: [valid] }, () =>
      Promise.resolve({ cart: { ...cartOf(biscuit), version: 2 }, warning: '' }),
    )
    fireEvent.click(screen.getByRole('button', { name: 'Remove Free shipping' }))
    await vi.waitFor(() => expect(document.body.textContent).toMatch(/Free shipping has been removed\./))
  })

  it('leaves out coupons, shipping and the total in a drawer', async () => {
    const client = clientOf(() => Promise.resolve({ ...cartOf(biscuit), requiresShipping: true, taxCents: 150 }))
    await client.refresh()
    render(<CartContents client={client} settings={settings} isCompact />)
    expect(screen.getByText('Subtotal')).not.toBeNull()
    expect(screen.queryByText('Total')).toBeNull()
    expect(screen.queryByRole('heading')).toBeNull()
  })
})

describe('the details of a line', () => {
  it('are its options, then the answers to the product’s form in any of their formats', () => {
    const optionValues = [{ optionName: 'Colour', value: 'Navy' }]
    const chosenVariant = { ...biscuit.chosenVariant!, optionValues }
    const details = (additionalFields: string | null) => lineDetails({ ...biscuit, chosenVariant, additionalFields })
    const colour = { label: 'Colour', text: 'Navy' }
    expect(details('{"For":"Mother"}')).toEqual([colour, { label: 'For', text: 'Mother' }])
    expect(details('[{"label":"Extras","value":["Tea",""," ","Jam"]},{"value":"No sugar"}]')).toEqual([
      colour,
      { label: 'Extras', text: 'Tea, Jam' },
      { label: '', text: 'No sugar' },
    ])
  })

  it.each(['', 'null', '{{', '7', '"text"', '[null,3]', '{"a":null,"b":{"c":1}}'])(
    'are empty for the answers %j',
    (fields) => {
      expect(lineDetails({ ...biscuit, additionalFields: fields })).toEqual([])
    },
  )
})

describe('the largest quantity of a line', () => {
  const stocked = (qtyInStock: number) => ({
    ...biscuit,
    chosenVariant: { ...biscuit.chosenVariant!, unlimited: false, qtyInStock },
  })

  it.each([
    ['unlimited stock', biscuit, 9999],
    ['a stock of 12', stocked(12), 12],
    ['the last one', { ...stocked(1), quantity: 1 }, null],
    ['fewer than are wanted', { ...stocked(1), quantity: 2 }, 1],
    ['nothing left', stocked(0), null],
    ['a product that is gone', { ...biscuit, chosenVariant: null }, 9999],
    ['a service', { ...biscuit, productType: 3 }, 9999],
    ['something digital', { ...biscuit, productType: 2 }, null],
    ['an unknown type', { ...biscuit, productType: 99 }, null],
    ['a subscription', { ...biscuit, subscriptionOptionId: 'o1' }, null],
  ] as const)('of %s', (_, entry, largest) => {
    expect(largestQuantityOf(entry, true)).toBe(largest)
  })

  it('of a service is one if the store sells services one at a time', () => {
    expect(largestQuantityOf({ ...biscuit, productType: 3 }, false)).toBeNull()
  })
})

describe('the settings of the cart page', () => {
  afterEach(() => {
    delete (globalThis as { Static?: unknown }).Static
    document.documentElement.lang = ''
  })

  const read = (json: string, storeSettings: object = {}, locale = '') => {
    const context = { websiteSettings: { storeSettings } }
    ;(globalThis as { Static?: unknown }).Static = { SQUARESPACE_CONTEXT: context }
    const root = document.createElement('div')
    const script = document.createElement('script')
    script.type = 'application/json'
    script.textContent = json
    root.append(script)
    return readSettings(root, readPage({ ...defaultSettings, locale }))
  }

  it('come from its root, else from the page', () => {
    const own = '{"storeCurrency":"nok","continueShoppingLinkUrl":"/s","minimumOrderSubtotal":{"value":"25.00"}}'
    const url = new URL('/s', location.href).href
    expect(read(own)).toMatchObject({ currency: 'NOK', continueUrl: url, minimumSubtotalCents: 2500 })
    const store = { selectedCurrency: 'EUR', minimumOrderSubtotal: { value: '5.00' } }
    expect(read('', store)).toMatchObject({ currency: 'EUR', minimumSubtotalCents: 500 })
    expect(read(own, { minimumOrderSubtotalEnabled: false }).minimumSubtotalCents).toBe(0)
  })

  it.each([
    ['de-AT', '{"formattingLocale":"de_AT","translationLocale":"fr","locale":"fr","shopperLanguage":"fr"}', ''],
    ['de-DE', '{"locale":"de-DE"}', ''],
    ['de-DE', '{"formattingLocale":"no locale","locale":"de-DE"}', ''],
    ['en', '{"formattingLocale":7,"locale":"no locale"}', ''],
    ['en', '{"formattingLocale":""}', ''],
    ['fr', '{"formattingLocale":"de-DE"}', 'fr'],
  ])('format amounts for %s with %j, and name countries in the page’s language', (moneyLocale, json, locale) => {
    document.documentElement.lang = 'en'
    expect(read(json, {}, locale)).toMatchObject({ moneyLocale, locale: locale || 'en' })
  })

  it('format amounts in German in an English cart if its root says so', async () => {
    const client = clientOf(() => Promise.resolve({ ...cartOf({ subTotal: 123450 }), currency: 'EUR' }))
    await client.refresh()
    render(<CartContents client={client} settings={read('{"storeCurrency":"EUR","formattingLocale":"de-DE"}')} />)
    expect(document.body.textContent).toContain('1.234,50\u00a0€')
    expect(screen.getByText('Subtotal')).not.toBeNull()
  })

  it.each([
    '{{',
    'null',
    '[]',
    '{"storeCurrency":7,"continueShoppingLinkUrl":"javascript:alert(1)","minimumOrderSubtotal":"lots"}',
  ])('are the defaults for %j', (json) => {
    const { continueUrl, ...others } = read(json)
    expect(others).toMatchObject({ currency: 'USD', minimumSubtotalCents: 0 })
    expect(new URL(continueUrl, location.href).href).toBe(new URL('/', location.href).href)
  })
})
