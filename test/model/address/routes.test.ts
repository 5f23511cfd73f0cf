import { describe, expect, it } from 'vitest'
import { donateUrl, loginUrl, routes } from '../../../src/model/address/routes'

describe('routes', () => {
  it('match the specification (A2 Screens and routes)', () => {
    expect(routes).toEqual({
      cart: '/cart',
      goToCheckout: '/commerce/goto-checkout',
      subscribe: '/checkout/subscribe',
      donate: '/checkout/donate',
      giftCard: '/checkout/giftcard',
      config: '/config/',
      search: '/search',
      account: '/account', // docs/decisions.md#87
      login: '/account/login', // docs/decisions.md#19a
    })
  })

  it('include a donation page by its id, whatever the id contains', () => {
    expect(donateUrl('5f1a')).toBe('/checkout/donate?donatePageId=5f1a')
    expect(donateUrl('a&b=c#d')).toBe('/checkout/donate?donatePageId=a%26b%3Dc%23d')
  })

  it.each([
    ['/shop?a=1#top', '/shop?a=1#top'],
    ['/shop?logout=true', '/shop'],
    ['/shop?logout=true#top', '/shop#top'],
    ['/shop?logout=true&a=1', '/shop?a=1'],
    ['/shop?a=1&logout=true&b=2', '/shop?a=1&b=2'],
    ['/shop?a=1&logout=true', '/shop?a=1'],
    ['/shop?logout=trueish&nologout=true', '/shop?logout=trueish&nologout=true'],
  ])('for login return to %s without the logout message: %s', (path, returnTo) => {
    expect(new URL(loginUrl(path), 'https://skerry.test').searchParams.get('returnTo')).toBe(returnTo)
  })
})
