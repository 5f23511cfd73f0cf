import { describe, expect, it } from 'vitest'
import { pageTypeNumbers, pageTypeOf } from '../../../src/model/page/pageType'

/** The list of B2 Routes, in its order and its own words. */
const listed =
  `content collection, page, splash page, content item, not found, error, search, lock screen, popup overlay,
protected content, member area access denied, cart, checkout, order confirmed, donate, contribution confirmed, cart v2,
subscription confirmed, order received, membership confirmed, reviews request, digital product composer preview,
newsletter unsubscribe, commerce email preview`
    .split(',')
    .map((name) => name.trim().replace(/^content (?=collection|item)/, ''))
    .map((name) => name.replaceAll(/\s+/g, '-'))

describe('page types', () => {
  it.each(listed)('include %s, by its number and the number as text', (name) => {
    const number = pageTypeNumbers[name as keyof typeof pageTypeNumbers]
    expect(pageTypeOf(number)).toBe(name)
    expect(pageTypeOf(String(number))).toBe(name)
  })

  it('have one name for every number', () => {
    const numbers = Object.values(pageTypeNumbers)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it.each([undefined, null, '', 0, 4, 'cart', {}])('are unknown for %j', (value) => {
    expect(pageTypeOf(value)).toBe('unknown')
  })
})
