import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkEmail, type EmailPolicy, isEmail } from '../../../src/model/form/email'
import { all, anyText, countTexts, expectVerdicts, hugeTexts, pairs, type Vector } from '../../support/vectors'

const long = (length: number, letter = 'a') => letter.repeat(length)

/** Valid by both rules. */
const both = [
  'a@b.cc',
  'user@domain.com',
  'USER@DOMAIN.COM',
  'first.last@domain.com',
  'first+tag@domain.com',
  'first_last@domain.com',
  'first-last@domain.com',
  "o'hara@domain.ie",
  '1234567890@domain.com',
  '_______@domain.com',
  'a!b@domain.com',
  'a#b@domain.com',
  'a$b@domain.com',
  'a%b@domain.com',
  'a&b@domain.com',
  'a*b@domain.com',
  'a/b@domain.com',
  'a=b@domain.com',
  'a?b@domain.com',
  'a^b@domain.com',
  'a`b@domain.com',
  'a{b@domain.com',
  'a|b@domain.com',
  'a}b@domain.com',
  'a~b@domain.com',
  'user@sub.domain.com',
  'user@a.b.c.d.e.com',
  'user@domain-one.com',
  'user@do--main.com',
  'user@123.com',
  'user@1domain.com',
  'user@domain.co',
  'user@domain.info',
  'user@domain.name',
  'user@domain.c0m',
  'user@domain.co.uk',
  'user@domain.com.au',
  'a..b@x.com',
  '.a@x.com',
  'a.@x.com',
  '-a@x.com',
  'a-@x.com',
  'a@1.2.3.44',
  'a@x.12',
  'x@y.zz',
  `${long(64)}@domain.com`,
  `user@${long(63)}.com`,
  ' user@domain.com',
  'user@domain.com ',
  '\tuser@domain.com\n',
  'A.B-C_D+E@F-G.H0.IJK',
  'disposable.style.email.with+symbol@example.com',
  'other.email-with-hyphen@example.com',
  'x@example.com',
  'test/test@test.com',
  'mailhost!username@example.org',
  'user%example.com@example.org',
  'user-@example.org',
  'user+mailbox/department=shipping@example.com',
  'user@example.travel.com',
  'firstname.lastname@long-label-with-many-hyphens.example.org',
  'n@a.io',
  'n@a.ai',
  'n@a.app',
  'n@a.dev',
  'n@a.shop',
  'n@a.blog',
  'n@a.mobi',
  'n@a.post',
]

/** Valid by neither. */
const neither = [
  '',
  ' ',
  'a',
  'ab',
  'abc',
  '@',
  '@@',
  'a@',
  '@b.cc',
  'a@b',
  'a@b.',
  'a@.cc',
  'a@.b.cc',
  'a@b..cc',
  'a@b.cc.',
  'a@@b.cc',
  'a@b@c.dd',
  'a b@c.dd',
  'a@b c.dd',
  'a@b.c d',
  'a,b@c.dd',
  'a;b@c.dd',
  'a:b@c.dd',
  'a<b@c.dd',
  'a>b@c.dd',
  'a(b)@c.dd',
  'a[b]@c.dd',
  'a\\b@c.dd',
  '"a b"@c.dd',
  '"a"@c.dd',
  'a@"b".cc',
  'a@[127.0.0.1]',
  'a@[IPv6:::1]',
  'a@localhost',
  'user@domain',
  'user.domain.com',
  'user at domain.com',
  'User <user@domain.com>',
  'mailto:user@domain.com',
  'user@domain.com,other@domain.com',
  'user@domain.com;other@domain.com',
  'user@domain.com other@domain.com',
  'user@domain,com',
  'user@domain_one.com',
  'user@dom!ain.com',
  'user@dom#ain.com',
  'user@domain.com/path',
  'user@domain.com?subject=x',
  'user@domain.com:25',
  'user@http://domain.com',
  'http://domain.com',
  'user@\u0000domain.com',
  'us\u0000er@domain.com',
  'us\ner@domain.com',
  'user@do\nmain.com',
  'user@domain.-c-m',
  'user@domain.c-',
  'user@domain.com-',
  'пользователь@domain.com',
  'jürgen@domain.com',
  '用户@domain.com',
  '😀@domain.com',
  'user@😀.com',
  '<script>@domain.com',
  "' OR 1=1 --@domain.com",
  '../../etc@/passwd.com',
  `${long(256)}@domain.com`,
  `a@${'b.'.repeat(200)}cc`,
  '......',
  '@.@.@',
  'a@b.c@d.ee',
  'null',
  'undefined',
  '__proto__',
  'a@b．cc',
  'a＠b.cc',
  'user@domain。com',
  '\u200buser@domain.com',
  'user\u200b@domain.com',
  'user@domain.com\u200b',
  'us\ter@domain.com',
  'user@dom ain.com',
  'user@domain.com, ',
  'user@domain.com.',
  'user@@domain.com',
  '@user@domain.com',
]

/** The specification refuses, the standard accepts: long, international and hyphenated final labels. */
const standardOnly = [
  'user@domain.email',
  'user@domain.online',
  'user@domain.store',
  'user@domain.museum',
  'user@domain.travel',
  'user@domain.london',
  'user@domain.berlin',
  'user@domain.photography',
  'user@domain.technology',
  'user@domain.international',
  'user@domain.construction',
  'user@domain.xn--p1ai',
  'user@domain.xn--fiqs8s',
  'user@domain.xn--vermgensberatung-pwb',
  'user@bücher.de',
  'user@例子.公司',
  'user@пример.рф',
  'user@उदाहरण.भारत',
  'user@مثال.مصر',
  'user@παράδειγμα.ελ',
  'user@domain.कॉम',
  'user@münchen.bayern',
  'user@domain.games',
  'user@domain.shop1',
  'user@a.cloud',
  'user@domain.website',
  'user@domain.agency',
  'user@domain.design',
  'user@domain.studio',
  'user@domain.health',
  'user@domain.c',
  'user@domain.academy',
  'user@domain.coffee',
  'user@domain.kitchen',
  'user@domain.digital',
  'user@domain.xn--80asehdb',
  'user@sub.domain.restaurant',
  'user@ñandú.com',
  'user@faß.de',
]

/** The specification accepts, the standard refuses: labels with outer hyphens, over-long labels and local parts. */
const specificationOnly = [
  'a@-b.com',
  'a@b-.com',
  'a@--.com',
  'a@-.com',
  'a@b.-c.com',
  'a@b.c-.com',
  `a@${long(64)}.com`,
  `a@${long(100)}.com`,
  `${long(65)}@domain.com`,
  `${long(200)}@domain.com`,
  `${long(251)}@b.cc`,
]

const verdicts: readonly (readonly [string, readonly string[], specification: boolean, standard: boolean])[] = [
  ['both rules accept', both, true, true],
  ['neither rule accepts', neither, false, false],
  ['only the standard accepts', standardOnly, false, true],
  ['only the specification accepts', specificationOnly, true, false],
]

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
const symbols = ".!#$%&'*+/=?^_`{|}~-"
const isLetterOrDigit = (letter: string) => /^[A-Za-z0-9]$/.test(letter)
const inLocalPart = (letter: string) => isLetterOrDigit(letter) || symbols.includes(letter)

/** `a?b@domain.com` and `user@do?main.com` for every printable character; a dot makes two labels. */
const characters: Vector<boolean>[] = printable.flatMap((letter): Vector<boolean>[] => [
  [`a${letter}b@domain.com`, inLocalPart(letter)],
  [`${letter}@domain.com`, inLocalPart(letter)],
  [`user@do${letter}main.com`, isLetterOrDigit(letter) || letter === '-' || letter === '.'],
  [`user@domain.c${letter}m`, isLetterOrDigit(letter)],
])

/** The final label has 2 to 4 letters or digits, however many labels stand before it. */
const finalLabels: Vector<boolean>[] = ['user@a.', 'user@a.b.', 'user@domain-one.co.', 'USER@1.2.3.'].flatMap(
  (start) => [
    ...all(
      true,
      pairs(
        [start],
        ['co', 'com', 'info', 'ab', 'ab1', 'a1b2', '11', '111', '1111', 'CO', 'Com', 'INFO', 'zz', 'zzzz'],
      ),
    ),
    ...all(
      false,
      pairs(
        [start],
        [
          '',
          'c',
          '1',
          'email',
          'aaaaa',
          '11111',
          'museum',
          'c-m',
          '-cm',
          'cm-',
          'c_m',
          'c m',
          'cöm',
          'рф',
          '公司',
          '😀',
        ],
      ),
    ),
  ],
)

describe('e-mail addresses (A5, decision 24)', () => {
  for (const [name, addresses, specification, standard] of verdicts) {
    describe(name, () => {
      it.each(addresses.map((address) => [JSON.stringify(address).slice(0, 80), address]))('%s', (_, address) => {
        expect({ specification: isEmail(address, 'specification'), standard: isEmail(address, 'standard') }).toEqual({
          specification,
          standard,
        })
      })
    })
  }

  it('follow the specification’s rule by default', () => {
    expect(isEmail('user@domain.online')).toBe(false)
    expect(isEmail('user@domain.com')).toBe(true)
  })

  it('are accepted with 256 characters and rejected with 257', () => {
    expect(isEmail(`${long(249)}@bb.cc`)).toBe(true)
    expect(isEmail(`${long(251)}@b.cc`)).toBe(true)
    expect(isEmail(`${long(252)}@b.cc`)).toBe(false)
  })

  it('are accepted with 254 characters and rejected with 255 under the standard rule', () => {
    const hosts = `${'a'.repeat(62)}.${'b'.repeat(62)}.${'c'.repeat(60)}`
    expect(isEmail(`${'d'.repeat(64)}@${hosts}.ee`, 'standard')).toBe(true)
    expect(isEmail(`${'d'.repeat(64)}@${hosts}.eee`, 'standard')).toBe(false)
  })

  it('have only letters, digits and symbols before the at sign, and letters, digits and hyphens after it', () => {
    expectVerdicts(characters, (text) => isEmail(text))
  })

  it('have a top-level domain of 2 to 4 letters or digits', () => {
    expectVerdicts(finalLabels, (text) => isEmail(text))
  })

  it('are tested with more than 600 texts', () => {
    const listed = verdicts.flatMap(([, addresses, verdict]) => all(verdict, addresses))
    expect(countTexts(listed, characters, finalLabels)).toBeGreaterThan(600)
  })

  it('have the specification’s messages for missing and invalid ones', () => {
    const asks = all('Please enter a valid email', ['', ' ', '\t', '\u00a0', '\n\n'])
    const format = 'Emails must be formatted as user@domain.com'
    expectVerdicts<string | null>([...asks, ...all(null, both), ...all(null, specificationOnly)], (text) =>
      checkEmail(text),
    )
    const wrong = neither.filter((text) => text.trim() !== '')
    expectVerdicts<string | null>([...all(format, wrong), ...all(format, standardOnly)], (text) => checkEmail(text))
    expectVerdicts<string | null>([...all(format, specificationOnly), ...all(null, standardOnly)], (text) =>
      checkEmail(text, 'standard'),
    )
  })

  it('are valid or invalid for any text, without an exception', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom<EmailPolicy>('specification', 'standard'), (text, policy) => {
        expect(typeof isEmail(text, policy)).toBe('boolean')
      }),
    )
  })

  it('are accepted if they are built by the specification’s rule', () => {
    const letters = [...'abcXYZ019']
    const local = fc.string({
      unit: fc.constantFrom(...letters, ...".!#$%&'*+/=?^_`{|}~-"),
      minLength: 1,
      maxLength: 40,
    })
    const label = fc.string({ unit: fc.constantFrom(...letters, '-'), minLength: 1, maxLength: 20 })
    const last = fc.string({ unit: fc.constantFrom(...letters), minLength: 2, maxLength: 4 })
    fc.assert(
      fc.property(local, fc.array(label, { minLength: 1, maxLength: 5 }), last, (name, labels, end) => {
        expect(isEmail(`${name}@${labels.join('.')}.${end}`)).toBe(true)
      }),
    )
  })

  it('of 100,000 characters that nearly match are rejected in linear time', () => {
    const almost = [`a@${'a.'.repeat(50_000)}`, 'a'.repeat(100_000), `a@${'-'.repeat(100_000)}`, '@'.repeat(100_000)]
    for (const text of almost) {
      expect(isEmail(text, 'specification')).toBe(false)
      expect(isEmail(text, 'standard')).toBe(false)
    }
    for (const text of hugeTexts) expect([isEmail(text), isEmail(text, 'standard')]).toEqual([false, false])
  })
})
