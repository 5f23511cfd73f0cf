import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { removeCookie, writeCookie } from '../../src/browser/cookies'
import { forgetShared } from '../../src/browser/shared'
import { scrubData, scrubText } from '../../src/telemetry/scrub'

afterEach(() => {
  forgetShared()
  removeCookie('crumb')
})

const secret = fc.stringMatching(/^[A-Za-z0-9_-]{8,30}$/).map((text) => `cAnArY${text}`)
const name = fc.constantFrom(
  'crumb',
  'cartToken',
  'access_token',
  'xsrfToken',
  'password',
  'apiKey',
  'client-secret',
  'email',
  'code',
  'sessionId',
)

describe('scrubbing', () => {
  it('keeps an author, whose key begins like a secret one', () => {
    expect(scrubData({ author: 'Una', author_name: 'Una', auth: 'secret', authorization: 'secret' })).toEqual({
      author: 'Una',
      author_name: 'Una',
      auth: '[removed]',
      authorization: '[removed]',
    })
  })

  it('removes the value of every secret parameter from a URL', () => {
    fc.assert(
      fc.property(name, secret, fc.constantFrom('?', '&', '#', '?a=1&', '/p?b=%20&'), (key, value, before) => {
        const told = scrubText(`https://site.example/path${before}${key}=${value}&after=kept`)
        expect(told).not.toContain('cAnArY')
        expect(told).toContain('after=kept')
      }),
    )
  })

  it('removes values with secret keys from data, at any depth', () => {
    fc.assert(
      fc.property(name, secret, fc.array(fc.constantFrom('a', 'b', 'list'), { maxLength: 6 }), (key, value, path) => {
        const data = path.reduce<unknown>((inner, step) => (step === 'list' ? [inner] : { [step]: inner }), {
          [key]: value,
        })
        expect(JSON.stringify(scrubData(data))).not.toContain('cAnArY')
      }),
    )
  })

  it('keeps data up to eight levels deep, and removes anything deeper', () => {
    const nested = (levels: number, inmost: unknown): unknown =>
      levels === 0 ? inmost : { in: nested(levels - 1, inmost) }
    expect(scrubData(nested(8, 'text'))).toEqual(nested(8, 'text'))
    expect(scrubData(nested(9, 'text'))).toEqual(nested(8, '[removed]'))
  })

  it('removes values with secret keys from the JSON of an object', () => {
    class Account {
      toJSON() {
        return { user: 'Ann', password: 'hunter2', since: new Date(0) }
      }
    }
    expect(scrubData(new Account())).toEqual({
      user: 'Ann',
      password: '[removed]',
      since: '1970-01-01T00:00:00.000Z',
    })
  })

  it.each([
    ['an error', new TypeError('no token=abc'), 'TypeError: no token=[removed]'],
    ['a set', new Set(['a']), '[object Set]'],
    ['a map', new Map([['a', 1]]), '[object Map]'],
    ['a large number', 10n, '10'],
    ['a symbol', Symbol('a'), 'Symbol(a)'],
  ])('turns %s, which JSON does not support, into text', (_, value, text) => {
    expect(scrubData({ value })).toEqual({ value: text })
  })

  it('removes the crumb from plain text', () => {
    writeCookie('crumb', 'BZx7plain')
    expect(scrubText('the token BZx7plain was refused')).toBe('the token [removed] was refused')
  })

  it.each([
    ['mail to ann.lee+shop@mail.example.org today', 'mail to [removed] today'],
    ['card 4111 1111 1111 1111.', 'card [removed].'],
    ['card 4111-1111-1111-1111', 'card [removed]'],
    ['card 5555 5555 5555 4444', 'card [removed]'],
    ['cards 4222222222222 and 6304000000000000000', 'cards [removed] and [removed]'],
    ['https://ann:pw@site.example/x', 'https://site.example/x'],
    ['/x?of=ann.lee%40mail.example', '/x?of=[removed]'],
    ['/x?next=%2Fy%3Fof%3Dann.lee%2540mail.example', '/x?next=%2Fy%3Fof%[removed]'],
    ['mail%20ann%2Bshop%40mail.example', 'mail%[removed]'],
    ['mail to jörg@müller.de', 'mail to [removed]'],
    ['/x?of=j%C3%B6rg@m%C3%BCller.de&z=1', '/x?of=[removed]&z=1'],
    ['/x?of=j%25C3%25B6rg%2540m%25c3%25bcller.de', '/x?of=[removed]'],
    ['/api/commerce/review-requests/9f0c2b7e', '/api/commerce/review-requests/[removed]'],
    ['/?fname=Ann&lname=Lee&phone=0301234567&q=tea', '/?fname=[removed]&lname=[removed]&phone=[removed]&q=tea'],
    ['/?phone-1=030&address2=4%20Quay&zipcode=AB1', '/?phone-1=[removed]&address2=[removed]&zipcode=[removed]'],
    ['/x?pwd=a&key=b&signature=c#oauth=d', '/x?pwd=[removed]&key=[removed]&signature=[removed]#oauth=[removed]'],
    ['/x?next=%2Fy%3Fa%3D1%26resetToken%3Dabc&z=1', '/x?next=%2Fy%3Fa%3D1%26resetToken%3D[removed]&z=1'],
    ['/x?next=%2Fy%3FresetToken%3Dabc&z=1', '/x?next=%2Fy%3FresetToken%3D[removed]&z=1'],
  ])('%s', (text, told) => {
    expect(scrubText(text)).toBe(told)
  })

  it.each([
    '1700000000003',
    'order 1234567890123456',
    '/x?name=tea&phones=2',
    '/review-requests',
    '/shop/tokens-of-love?tag=new',
    'a key is missing',
    'line 3:14',
  ])('keeps %s, which is not a secret', (text) => {
    expect(scrubText(text)).toBe(text)
  })

  it('never throws, and returns data that JSON can represent', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }), (data) => {
        expect(() => JSON.stringify(scrubData(data))).not.toThrow()
      }),
    )
  })
})
