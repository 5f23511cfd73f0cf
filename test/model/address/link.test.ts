import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkLink,
  classifyLink,
  isProperMailto,
  isProperTel,
  type LinkFault,
  type LinkKind,
} from '../../../src/model/address/link'
import { all, anyText, countTexts, expectVerdicts, hugeTexts, pairs, type Vector } from '../../support/vectors'

const id = '5d41402abc4b2a76b9719d91'
const anId24 = 'abcdefghijklmnopqrstuvwx'

/** Kind alone, or `malformed: reason`, and what was meant. */
function verdict(text: string): string {
  const link = classifyLink(text)
  return link.kind === 'malformed' ? `${link.meant ?? 'nothing'}: ${link.reason}` : link.kind
}

const malformed = (meant: LinkKind | 'nothing', reason: LinkFault, texts: readonly string[]) =>
  all(`${meant}: ${reason}`, texts)

/** A start and as many letters as make it that long. */
const long = (start: string, length: number) => start + 'a'.repeat(length - start.length)

const hosts = [
  'domain.com',
  'www.domain.com',
  'DOMAIN.COM',
  'localhost',
  'domain.com:8080',
  '127.0.0.1',
  '[::1]',
  'user@domain.com',
  'bücher.de',
  '例子.公司',
  'مثال.مصر',
  '😀.ws',
  'x',
]
const tails = ['', '/', '/path', '/a/b/c.html', '?q=1', '#top', '/a?b=c&d=e#f', '/s/file.pdf', '/a:b', '//a']

const web: Vector<string>[] = [
  ...all('http', pairs(['http://', 'HTTP://', 'Http://'], pairs(hosts, ['', '/a']))),
  ...all('https', pairs(['https://'], pairs(hosts, tails))),
  ...all('ftp', pairs(['ftp://', 'FTP://'], ['domain.com', 'user:word@domain.com/file.zip', 'domain.com:21/', 'x'])),
  ...all('https', [long('https://domain.com/', 150), long('https://domain.com/', 5000)]),
  ...all('http', [long('http://domain.com/', 1000), long('http://domain.com/', 100_000)]),
]

const withoutSlashes: Vector<string>[] = (['http', 'https', 'ftp'] as const).flatMap((kind) => [
  ...malformed(
    kind,
    'no slashes',
    pairs(
      [`${kind}:`, `${kind.toUpperCase()}:`],
      ['', 'domain.com', '/domain.com', '/', '\\\\domain.com', ' //domain.com', '?', '#', '80'],
    ),
  ),
  ...malformed(
    kind,
    'no host',
    pairs([`${kind}://`], ['', '/', '/domain.com', '?q=1', '#top', '\\', '//', '\n', '   ']),
  ),
])

const tel: Vector<string>[] = [
  ...all(
    'tel',
    pairs(
      ['tel:', 'TEL:'],
      ['1234', '+123', '+43-1-58858', '0800123456', '555-1234', '1-800-555-0199', '+1', '----1', '+++1'].filter(
        (rest) => rest.length >= 4,
      ),
    ),
  ),
  ...malformed(
    'tel',
    'not a number',
    pairs(
      ['tel:', 'TEL:'],
      [
        '',
        '1',
        '12',
        '123',
        '+12',
        '-',
        '----',
        '++++',
        '+-+-',
        '1234a',
        '+1 555 0199',
        '(555)1234',
        '555.1234',
        '555/1234',
        '1234;ext=5',
        '%2B1555',
        '//1234',
        '١٢٣٤',
        '１２３４',
        '１234',
        '12😀34',
        'abcd',
        '#1234',
        '*100#',
        '1234?',
      ],
    ),
  ),
]

const mailto: Vector<string>[] = [
  ...all(
    'mailto',
    pairs(
      ['mailto:', 'MailTo:'],
      pairs(
        ['a', 'user', 'first.last', 'first+tag', "o'hara", 'user%20name', '用户', '😀', 'a,b', '-'],
        [
          '@b.cc',
          '@domain.com',
          '@sub.domain.co.uk',
          '@domain.museum',
          '@bücher.de',
          '@domain.com?subject=Hello',
          '@domain.com?cc=a%40b.cc&body=x.y/z',
        ],
      ),
    ),
  ),
  ...malformed(
    'mailto',
    'not an address',
    pairs(
      ['mailto:'],
      [
        ...[
          '',
          '@',
          'a',
          'a@',
          '@b.cc',
          'a@b',
          'a@b.',
          'a@.cc',
          'a@b..cc',
          'a@.',
          'a@..',
          'a@@b.cc',
          'a@b@c.dd',
          'a@b.cc@',
        ],
        ...[
          'a@b.cc,c@d.ee',
          'a@b.cc?cc=c@d.ee',
          'a@?b.cc',
          'a@b?.cc',
          '?to=a@b.cc',
          '?subject=x',
          'a b@c.dd',
          'a@b c.dd',
          'a@b.c d',
        ],
        ...[
          'a@b.cc/',
          'a@b.cc:25',
          'a@[1.2.3.4]',
          '//a@b.cc/',
          'user.domain.com',
          'a%40b.cc',
          'a＠b.cc',
          'a@b．cc',
          'a@b。cc',
          'a@😀.cc',
          'a@b_c.dd',
          'a@b.cc#x',
        ],
      ],
    ),
  ),
]

const others: Vector<string>[] = [
  ...all(
    'sms',
    pairs(
      ['sms:', 'SMS:'],
      ['', '1234', '+15550199', '+1 555 0199', '?body=Hello', '+15550199?body=Hi%20there', '😀', '12'],
    ),
  ),
  ...all(
    'javascript',
    pairs(['javascript:', 'JavaScript:', 'JAVASCRIPT:'], ['', 'void(0)', 'alert(1)', '//', '//%0aalert(1)', '😀']),
  ),
  ...all('anchor', [
    '#',
    '#top',
    '#/',
    '#a#b',
    '#http://domain.com',
    '#mailto:a@b',
    '#שלום',
    '#😀',
    '#a b',
    '# ',
    '#?a=b',
    '##',
    '#tel:1',
    '#javascript:x',
  ]),
  ...all(
    'misc',
    pairs(
      [
        'data',
        'blob',
        'file',
        'vbscript',
        'skype',
        'whatsapp',
        'geo',
        'magnet',
        'webcal',
        'ws',
        'wss',
        'about',
        'view-source',
        'git+ssh',
        'x',
        'h323',
        'com.app',
        'ftps',
        'httpx',
        'mail',
        'tels',
        'localhost',
        'domain.com',
      ],
      [':', ':x', '://x'],
    ),
  ),
  ...all('misc', [long('skype:', 100), long('whatsapp://send?text=', 5000), long('data:text/plain,', 100_000)]),
]

const paths: Vector<string>[] = [
  ...all(
    'collection panel',
    pairs(
      [`/pages/${id}`, `/pages/${anId24}`, `/pages/${id.toUpperCase()}`, '/pages/123456789012345678901234'],
      ['', '?a=b', '#top', '?a=/b#c'],
    ),
  ),
  ...all('content', [
    `/pages/${id.slice(1)}`,
    `/pages/${id}1`,
    `/pages/${id}/`,
    `/pages/${id}/more`,
    `/pages/${id.slice(1)}-`,
    `/pages/${id.slice(1)}é`,
    `/pages/${'😀'.repeat(12)}`,
    `/page/${id}`,
    `/Pages/${id}`,
    `/a/pages/${id}`,
    `/pages?${id}`,
    ...['/pages', '/pages/', '/pages/about', '/s', '/S/file.pdf', '/sale', '/a/s/', '/?s/', '/#/s/'],
    ...[
      '/',
      '/about',
      '/about-us',
      '/About Us',
      '/a/b/c',
      '/?q=1',
      '/#top',
      '/a:b',
      '/http://domain.com',
      '/mailto:a@b.cc',
      '/café',
      '/שלום',
      '/مرحبا',
      '/日本',
      '/😀',
      '/%20',
      '/.',
      '/..',
      '/a//b',
      '/config/',
      '/search',
      '/cart',
      '/commerce/goto-checkout',
      '/checkout/donate',
      '/@name',
      '/~',
      '/$&',
      '/{val}',
    ],
  ]),
  ...all('file', [
    '/s/',
    '/s/file.pdf',
    '/s/a/b',
    '/s/?x',
    '/s/#x',
    '/s//',
    '/s/😀.pdf',
    '/s/שלום.pdf',
    '/s/a b.pdf',
    `/s/${id}`,
  ]),
]

const nothing: Vector<string>[] = [
  ...malformed('nothing', 'empty', [
    '',
    ' ',
    '   ',
    '\t',
    '\n',
    '\r\n',
    '\u0000',
    '\u0000 \u0000',
    '\u00a0',
    '\u3000',
    '\ufeff',
    '\u2028',
    '\u0085',
  ]),
  ...malformed('nothing', 'no protocol', [
    ...[
      'domain.com',
      'www.domain.com',
      'domain.com/path',
      'about',
      'about/us',
      './about',
      '../about',
      '?q=1',
      '?a:b',
      'user@domain.com',
      '127.0.0.1:80',
    ],
    ...[
      '//domain.com',
      '//',
      '///',
      '/\\domain.com',
      '/\\',
      '//s/file.pdf',
      '\\\\domain.com',
      '\\',
      '/\n/domain.com',
      '/\u0000/domain.com',
      ' //domain.com',
    ],
    ...[
      ':',
      ':http',
      '://',
      '://domain.com',
      '1http://domain.com',
      '+a:b',
      '-a:b',
      '.a:b',
      'ht tp://domain.com',
      'http//domain.com',
      'http',
      'https',
      'ftp',
      'mailto',
      'tel',
      'a_b:c',
      'a/b:c',
      'a?b:c',
      'a#b:c',
      'é:b',
      'hттp://domain.com',
      'ｈttp://domain.com',
      'http：//domain.com',
      'http%3A//domain.com',
      'javascript%3Aalert(1)',
      '“http://domain.com”',
      '<http://domain.com>',
      '(http://domain.com)',
      '😀',
      '😀:x',
      'שלום',
      'שלום:x',
      'مرحبا',
      '\u202ehttp://domain.com',
      '\u200bhttp://domain.com',
      '%',
      '%20',
      '@',
      '&',
      '{host}',
    ],
  ]),
]

/** What a browser overlooks: controls anywhere, blanks around. */
const hidden: Vector<string>[] = [
  ...all('javascript', [
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:alert(1)',
    'javascript\r\n:alert(1)',
    'j\u0000avascript:x',
    '\u2028javascript:x',
  ]),
  ...all('https', [
    ' https://domain.com ',
    '\nhttps://domain.com\n',
    'ht\ntps://domain.com',
    'https:/\t/domain.com',
    '\ufeffhttps://domain.com',
  ]),
  ...all('anchor', [' #top', '\n#', '\u0000#top', '#\u0000top']),
  ...all('content', [' /about', '\t/about ', '/ab\nout']),
  ...all('file', ['/\ns/file.pdf', ' /s/x']),
  ...all('tel', [' tel:1234 ', 'tel:12\n34']),
  ...all('mailto', [' mailto:a@b.cc ', 'mailto:a@b\n.cc']),
]

/** A5: under the cap is well formed, the cap itself and more is not (docs/decisions.md#35). */
const caps: readonly (readonly [kind: LinkKind, start: string, cap: number])[] = [
  ['anchor', '#', 100],
  ['tel', 'tel:', 50],
  ['sms', 'sms:', 1000],
  ['mailto', 'mailto:a@b.cc?', 1000],
  ['javascript', 'javascript:', 250],
  ['ftp', 'ftp://', 100],
  ['content', '/', 150],
  ['file', '/s/', 150],
  ['collection panel', `/pages/${id}?`, 150],
]

const lengths: Vector<string>[] = caps.flatMap(([kind, start, cap]) => {
  const ofLength = (length: number) =>
    long(start, length).replace(/(?<=^tel:)a*/, (letters) => '1'.repeat(letters.length))
  return [
    ...all(kind as string, [cap - 3, cap - 2, cap - 1].map(ofLength)),
    ...malformed(kind, 'too long', [cap, cap + 1, cap + 2, cap * 2, 100_000].map(ofLength)),
    ...all(kind as string, [` ${ofLength(cap - 1)} `, `${ofLength(cap - 1)}\n`]),
  ]
})

const inUnits: Vector<string>[] = [
  [`#${'😀'.repeat(49)}`, 'anchor'],
  [`#${'😀'.repeat(50)}`, 'anchor: too long'],
  [`/${'é'.repeat(148)}`, 'content'],
  [`/${'é'.repeat(149)}`, 'content: too long'],
]

const tables = { web, withoutSlashes, tel, mailto, others, paths, nothing, hidden, lengths, inUnits }

describe('links (A5, B5 Link classification, B2 Routes)', () => {
  it('are tested with more than 600 texts', () => {
    expect(countTexts(...Object.values(tables))).toBeGreaterThan(600)
  })

  it('with http, https and ftp need // after the colon and a host', () => {
    expectVerdicts(web, verdict)
  })

  it('with http, https and ftp are malformed without // after the colon', () => {
    expectVerdicts(withoutSlashes, verdict)
  })

  it('for phone calls have at least 4 characters: digits, plus or minus', () => {
    expectVerdicts(tel, verdict)
    expect(isProperTel('+431')).toBe(true)
    expect(isProperTel('+43')).toBe(false)
  })

  it('for email have exactly one @ and a domain with an extension', () => {
    expectVerdicts(mailto, verdict)
    expect(isProperMailto('user@domain.com')).toBe(true)
    expect(isProperMailto('user@domain')).toBe(false)
  })

  it('can be text messages, scripts or anchors; other protocols are misc', () => {
    expectVerdicts(others, verdict)
  })

  it('are a collection panel with a 24-character id, a file under /s/, and content with any other path', () => {
    expectVerdicts(paths, verdict)
  })

  it('are malformed if they are of no known kind, or if a path leads to another host', () => {
    expectVerdicts(nothing, verdict)
  })

  it('are classified as a browser would resolve them, despite hidden characters', () => {
    expectVerdicts(hidden, verdict)
  })

  it('are malformed above their length limit, with a message (decision 35)', () => {
    expectVerdicts(lengths, verdict)
    expectVerdicts(inUnits, verdict)
  })

  it('are returned as written, without surrounding control characters and whitespace', () => {
    expect(classifyLink(' https://domain.com/a b\n')).toEqual({ kind: 'https', href: 'https://domain.com/a b' })
    expect(classifyLink('tel:12')).toEqual({ kind: 'malformed', href: 'tel:12', reason: 'not a number', meant: 'tel' })
  })

  it('have the specification’s messages', () => {
    const format = 'Links must be formatted as http://domain.com or https://domain.com'
    expectVerdicts<string | null>(
      [
        ...all(null, ['https://domain.com', '/about', '#top', 'tel:1234', 'mailto:a@b.cc', 'skype:x']),
        ...all(format, ['', 'domain.com', 'http:domain.com', 'https://', '//domain.com', 'tel:1', 'ftp:x']),
        ...all('Emails must be formatted as user@domain.com', ['mailto:', 'mailto:a@b', 'mailto:a@b@c.dd']),
        ...all('You have exceeded the character limit.', [long('#', 100), long('/', 150), long('sms:', 1000)]),
      ],
      checkLink,
    )
  })

  it('are classified the same when classified again, for any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const link = classifyLink(text)
        expect(link.href.length).toBeLessThanOrEqual(text.length)
        expect(classifyLink(link.href)).toEqual(link)
        expect(checkLink(text) === null).toBe(link.kind !== 'malformed')
      }),
    )
  })

  it('are scripts wherever a browser would run them', () => {
    const overlooked = fc.constantFrom('', '', '\t', '\n', '\r')
    const before = fc.string({ unit: fc.constantFrom('\u0000', '\u0001', '\u001f', ' ', '\n'), maxLength: 5 })
    const letters = [...'jAvaScRipt:'].flatMap((letter) => [fc.constant(letter), overlooked])
    fc.assert(
      fc.property(before, fc.tuple(...letters), (start, rest) => {
        const text = start + rest.join('')
        expect(new URL(text).protocol).toBe('javascript:')
        expect(verdict(text)).toBe('javascript')
      }),
    )
  })

  it('of 100,000 characters and more are classified in linear time', () => {
    for (const text of hugeTexts) expect(classifyLink(text).href.length).toBeLessThanOrEqual(text.length)
  })
})
