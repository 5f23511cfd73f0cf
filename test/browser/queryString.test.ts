import { afterEach, describe, expect, it } from 'vitest'
import { parseQuery, queryValue } from '../../src/browser/queryString'

afterEach(() => history.replaceState(null, '', '/'))

describe('parseQuery', () => {
  it('reads names and values, with or without the question mark', () => {
    const expected = [
      ['name', 'Ann Lee'],
      ['city', 'Tromsø'],
      ['empty', ''],
      ['bare', ''],
    ]
    expect([...parseQuery('?name=Ann+Lee&city=Troms%C3%B8&empty=&bare')]).toEqual(expected)
    expect([...parseQuery('name=Ann%20Lee&city=Tromsø&empty=&bare')]).toEqual(expected)
  })

  it('uses the first value of a repeated name', () => {
    expect(parseQuery('a=1&a=2').get('a')).toBe('1')
  })

  it('ignores everything after 1000 names', () => {
    const values = parseQuery(Array.from({ length: 2000 }, (_, i) => `k${i}=${i}`).join('&'))
    expect(values.size).toBe(1000)
    expect(values.get('k999')).toBe('999')
    expect(values.has('k1000')).toBe(false)
  })

  it('treats __proto__ and constructor like any other name', () => {
    const values = parseQuery('__proto__=1&constructor=2&__proto__[polluted]=3')
    expect(values.get('__proto__')).toBe('1')
    expect(values.get('constructor')).toBe('2')
    expect('polluted' in {}).toBe(false)
  })

  it('does not throw on invalid percent-encoding', () => {
    expect(parseQuery('a=%&b=%zz').get('b')).toBe('%zz')
  })

  it("reads the page's own query string", () => {
    history.replaceState(null, '', '/page?noredirect')
    expect(queryValue('noredirect')).toBe('')
    expect(queryValue('nomotion')).toBeUndefined()
  })
})
