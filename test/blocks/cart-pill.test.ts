import { afterEach, describe, expect, it } from 'vitest'
import { attach } from '../../blocks/cart-pill/block'
import type { CartState } from '../../src/data/cart/CartClient'
import { emptyCart } from '../../src/model/cart/emptyCart'
import { muteRefused } from '../../src/ui/speakRefused'

const state = (view: object, refused = '') =>
  ({ view: { ...emptyCart, ...view }, isSynced: true, refused }) as CartState

/** Attaches the block to an element, with this cart. Returns the element and what makes the cart another. */
function pillOf(view: object, dropzone: HTMLElement | null = null) {
  const host = document.createElement('div')
  document.body.append(host)
  let change = (_: CartState) => {}
  let isWatched = true
  const stop = attach(host, {
    watchCart(listener) {
      listener(state(view))
      change = listener
      return () => {
        isWatched = false
      }
    },
    dropzone,
    isLight: false,
    locale: 'en',
    currency: 'EUR',
  })
  return {
    host,
    stop,
    change: (next: object, refused?: string) => change(state(next, refused)),
    isWatched: () => isWatched,
  }
}

const price = (host: Element) => host.querySelector('.skerry-cart-pill-price')?.textContent

afterEach(() => document.body.replaceChildren())

describe('the subtotal of the cart pill', () => {
  it('is in the store’s currency until the server has responded', () => {
    const { host, change } = pillOf({ totalQuantity: 1, subtotalCents: 900 })
    expect(price(host)).toBe('€9')
    change({ id: 'c1', totalQuantity: 1, subtotalCents: 950, currency: 'GBP' })
    expect(price(host)).toBe('£9.50')
  })

  it('is shown even if the server’s currency has no valid code', () => {
    const { host } = pillOf({ id: 'c1', totalQuantity: 1, subtotalCents: 900, currency: 'Pounds' })
    expect(price(host)).toBe('€9')
  })
})

describe('the cart pill', () => {
  it('appears with the first item, and is removed with the last', () => {
    const { host, change } = pillOf({})
    expect(host.children).toHaveLength(0)
    change({ totalQuantity: 3, subtotalCents: 2700 })
    expect(host.textContent).toMatch(/^3 items in cart €27$/)
    change({ totalQuantity: 0 })
    expect(host.children).toHaveLength(0)
  })

  it('says once why a change made on the previous page was undone, and not if the cart itself says it', () => {
    const pills = [pillOf({ totalQuantity: 1 }), pillOf({ totalQuantity: 1 })]
    const said = () => [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent)
    const changeBoth = (refused: string) => {
      for (const { change } of pills) change({}, refused)
    }
    changeBoth('The biscuit is sold out.')
    expect(said()).toEqual(['The biscuit is sold out.'])
    changeBoth('')
    expect(said()).toEqual([])
    const hideCart = muteRefused()
    changeBoth('The biscuit is sold out.')
    expect(said()).toEqual([])
    hideCart()
  })

  it('removes itself and its listeners when stopped', () => {
    const dropzone = document.createElement('div')
    const { stop, isWatched } = pillOf({ totalQuantity: 1, subtotalCents: 900 }, dropzone)
    expect(dropzone.children).toHaveLength(1)
    stop()
    expect(dropzone.children).toHaveLength(0)
    expect(isWatched()).toBe(false)
  })
})
