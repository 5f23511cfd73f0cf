import { afterEach, expect, it } from 'vitest'
import { mayHaveCart } from '../../src/browser/cartCookies'
import { removeCookie, writeCookie } from '../../src/browser/cookies'
import { configure } from '../../src/browser/settings'
import { forgetShared } from '../../src/browser/shared'

const names = ['hasCart', 'CART']

afterEach(() => {
  forgetShared()
  for (const name of names) removeCookie(name)
})

it.each([
  ['hasCart', 'true', true],
  ['hasCart', 'false', false],
  ['CART', 'c1', true],
])('a visitor with the cookie %s=%s may have a cart: %s', (name, value, expected) => {
  expect(mayHaveCart()).toBe(false)
  writeCookie(name, value)
  expect(mayHaveCart()).toBe(expected)
})

it.each([
  ['https://api.example.com', true],
  ['http://site.test:8080', false],
])('a visitor whose API is at %s may have a cart without a cookie for the page: %s', (apiBase, expected) => {
  configure({ apiBase })
  expect(mayHaveCart()).toBe(expected)
})
