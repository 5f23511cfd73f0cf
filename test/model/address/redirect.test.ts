import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { framePath, returnAddress, safeRedirect } from '../../../src/model/address/redirect'

const base = 'https://site.example/contact?x=1'

const followed: readonly (readonly [address: string, url: string])[] = [
  ['/thank-you', 'https://site.example/thank-you'],
  ['thank-you', 'https://site.example/thank-you'],
  ['?done', 'https://site.example/contact?done'],
  ['#done', 'https://site.example/contact?x=1#done'],
  ['https://other.example/', 'https://other.example/'],
  ['http://other.example/a b', 'http://other.example/a%20b'],
  ['HTTPS://other.example/', 'https://other.example/'],
  ['//other.example/x', 'https://other.example/x'],
  ['\\\\other.example\\x', 'https://other.example/x'],
  ['/\\other.example', 'https://other.example/'],
  ['  /thank-you  ', 'https://site.example/thank-you'],
  ['/than\nk-you', 'https://site.example/thank-you'],
  ['/спасибо', 'https://site.example/%D1%81%D0%BF%D0%B0%D1%81%D0%B8%D0%B1%D0%BE'],
  ['./a/../b', 'https://site.example/b'],
  ['https:thank-you', 'https://site.example/thank-you'],
]

const refused = [
  '',
  ' ',
  '\u0000',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'java\u0000script:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript\u2028:alert(1)',
  'javascript:\\\\alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://site.example/uuid',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://other.example/',
  'mailto:a@b.cc',
  'tel:123',
  'about:blank',
  'view-source:https://site.example/',
  'filesystem:https://site.example/x',
  'intent://scan/#Intent;end',
  'ms-settings:',
  'ws://other.example/',
  'https://user@other.example/',
  'https://user:password@other.example/',
  'https://site.example@other.example/',
  'https://:password@other.example/',
  '//user@other.example',
  'https://',
  'http://[::1',
  'https://a b/',
]

describe('the redirect check (decision 7)', () => {
  it.each(followed)('accepts %j', (address, url) => {
    expect(safeRedirect(address, base)).toBe(url)
  })

  it.each(refused)('rejects %j', (address) => {
    expect(safeRedirect(address, base)).toBeNull()
  })

  it('returns an http or https URL without credentials, or null, for any text', () => {
    const near = fc.string({
      unit: fc.constantFrom(...':/\\@.#?%\t\n\u0000 ', 'javascript', 'https', 'data', 'a', '1'),
    })
    fc.assert(
      fc.property(fc.oneof(near, fc.string({ unit: 'binary' })), (address) => {
        const url = safeRedirect(address, base)
        if (url === null) return
        const { protocol, username, password } = new URL(url)
        expect(['http:', 'https:']).toContain(protocol)
        expect(username + password).toBe('')
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the path in frameUrl (decision 7)', () => {
  it.each([
    ['/shop?a=1', '/shop?a=1'],
    ['/a\\b?path=C:\\d#\\e', '/a/b?path=C:\\d#\\e'],
    ['//evil.example/x', '/evil.example/x'],
    ['/\\evil.example', '/evil.example'],
    ['\\\\evil.example', '/evil.example'],
    ['/\t/evil.example', '/evil.example'],
    ['', '/'],
    ['shop', '/shop'],
    ['https://evil.example/', '/https://evil.example/'],
  ])('for %j is converted to %j', (path, expected) => {
    expect(framePath(path)).toBe(expected)
  })

  it('stays on this host, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'/\\\t\n .:@a%') }), (path) => {
        expect(new URL(framePath(path), base).origin).toBe('https://site.example')
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the return address after login', () => {
  it.each([
    ['/members?a=1#b', 'https://site.example/members?a=1#b'],
    ['https://site.example//other.example/', 'https://site.example//other.example/'],
    ['https://other.example/', null],
    ['//other.example', null],
    ['http://site.example/', null],
    ['javascript:alert(1)', null],
    ['', null],
  ])('for %j is %j', (address, url) => {
    expect(returnAddress(address, base)).toBe(url)
  })
})
