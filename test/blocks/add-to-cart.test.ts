import { afterEach, describe, expect, it, vi } from 'vitest'
import { attach, parse } from '../../blocks/add-to-cart/block'
import { createNotice } from '../../blocks/add-to-cart/notice'
import type { Shop } from '../../blocks/add-to-cart/props'
import { createButton } from '../../blocks/product/button'
import { undoAll } from '../../src/browser/atStop'
import { recordChanges } from '../../src/browser/elementChanges'
import { forgetShared } from '../../src/browser/shared'
import { pageCart, post } from '../../src/data/cart/pageCart'
import { defaultSettings } from '../../src/model/page/settings'
import { readPage } from '../../src/runtime/readPage'

afterEach(() => {
  undoAll()
  forgetShared()
  document.body.replaceChildren()
})

/** Mounts a button in a shop with express checkout. */
function expressButton(content: string, attributes = '') {
  document.body.innerHTML = `<div class="sqs-add-to-cart-button" role="button" data-item-id="p1" ${attributes}>${content}</div>`
  const button = document.body.firstElementChild as HTMLElement
  const page = { ...readPage(defaultSettings), websiteSettings: { storeSettings: { expressCheckout: true } } }
  const shop: Shop = { cart: pageCart(), post }
  return { button, undo: attach(button, { ...parse(button, page)!, shop }) }
}

const inner = '<div class="sqs-add-to-cart-button-inner">Add To Cart</div>'

describe('the type of a button’s product', () => {
  it.each([
    ['the one that it names', 'data-product-type="2"', 'digital'],
    ['that of its product’s JSON, if it names none', '', 'service'],
  ])('is %s', (_, attribute, type) => {
    const json = JSON.stringify({ product: { id: 'p1', productType: 3 } })
    document.body.innerHTML = `<div class="product-detail"><div class="sqs-add-to-cart-button" ${attribute}></div></div>`
    document.body.firstElementChild?.setAttribute('data-context', json)
    const button = document.querySelector<HTMLElement>('.sqs-add-to-cart-button')!
    expect(parse(button, readPage(defaultSettings))).toMatchObject({ itemId: 'p1', type })
  })
})

describe('the button of a shop with express checkout', () => {
  it.each([
    ['inside its inner element', inner],
    ['in the button itself, if it has no inner element', 'Add To Cart'],
  ])('says that it opens a checkout, %s', (_, content) => {
    const { button, undo } = expressButton(content)
    expect(button.textContent).toBe('Purchase')
    expect(button.childElementCount).toBe(content === inner ? 1 : 0)
    undo()
    expect(button.innerHTML).toBe(content)
  })

  it.each(['data-use-custom-label="true"', 'data-is-subscription="true"'])(
    'keeps its own label with %s',
    (attribute) => {
      expect(expressButton(inner, attribute).button.textContent).toBe('Add To Cart')
    },
  )
})

it('a button that the product’s options also widen is restored by both', () => {
  document.body.innerHTML = '<div class="sqs-add-to-cart-button" data-item-id="p1">Add To Cart</div>'
  const button = document.body.firstElementChild as HTMLElement
  const [options, sale] = [recordChanges(), recordChanges()]
  const showOnButton = createButton(button, options)
  const notice = createNotice({ button, cart: pageCart(), changes: sale })
  showOnButton(true, null)
  void notice.followToCheckout(new Promise(() => {}))
  options.undo()
  sale.undo()
  expect(button.hasAttribute('style')).toBe(false)
})

it('a button says that its product was added, and why only part of the quantity was', async () => {
  document.body.innerHTML = `<div class="sqs-add-to-cart-button" role="button" data-item-id="p1">${inner}</div>`
  const button = document.body.firstElementChild as HTMLElement
  const cart = pageCart()
  const adjusted = { status: 'adjusted', message: 'Only 2 are left.', errorKey: null, errors: {}, added: 2 } as const
  const change: typeof cart.change = async () => ({ ...adjusted, cart: cart.store.getState().view })
  const shop = { cart: { ...cart, change }, post }
  attach(button, { ...parse(button, readPage(defaultSettings))!, shop })
  button.click()
  await vi.waitFor(() => expect(button.textContent).toBe('Added!'))
  expect(document.querySelector('.skerry-cart-refusal')?.textContent).toBe('Only 2 are left.')
})

it('a button shows its served label again when Skerry stops before the product has been added', async () => {
  document.body.innerHTML = `<div class="sqs-add-to-cart-button" role="button" data-item-id="p1">${inner}</div>`
  const button = document.body.firstElementChild as HTMLElement
  const stopped = { status: 'stopped', message: '', errorKey: null, errors: {} } as const
  let stop = () => {}
  const cart = pageCart()
  const change: typeof cart.change = () =>
    new Promise((resolve) => {
      stop = () => resolve({ ...stopped, cart: cart.store.getState().view })
    })
  const undo = attach(button, {
    ...parse(button, readPage(defaultSettings))!,
    shop: { cart: { ...cart, change }, post },
  })
  button.click()
  await vi.waitFor(() => expect(button.textContent).toBe('Adding…'))
  undo()
  stop()
  await new Promise((resolve) => setTimeout(resolve))
  expect(button.innerHTML).toBe(inner)
})
