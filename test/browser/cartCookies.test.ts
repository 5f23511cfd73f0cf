import { afterEach, expect, it } from 'vitest'
import { mayHaveCart } from '../../src/browser/cartCookies'
import { removeCookie, writeCookie } from '../../src/browser/cookies'
import { configure } from '../../src/browser/settings'
import { forgetShared } from '../../src/browser/shared'

afterEach(() => {
  forgetShared()
  removeCookie('hasCart')
})

it('a visitor may have a cart if a cookie says so', () => {
  expect(mayHaveCart()).toBe(false)
  writeCookie('hasCart', 'true')
  expect(mayHaveCart()).toBe(true)
})

it.each([
  ['https://api.example.com', true],
  ['http://site.test:8080', false],
])('a visitor whose API is at %s may have a cart without a cookie on the page: %s', (apiBase, expected) => {
  configure({ apiBase })
  expect(mayHaveCart()).toBe(expected)
})
