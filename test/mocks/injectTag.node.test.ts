import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { charsetOf, injectTag, isHtml, type TagHints } from '../../mocks/server/injectTag'

const tag = '<script src="/__skerry/skerry.mjs"></script>'
const inject = (page: Buffer) => injectTag(page, { makeTag: () => tag })
const injected = (html: string) => inject(Buffer.from(html)).toString()

describe('the script tag is inserted', () => {
  it.each([
    ['after <head>', '<!doctype html><html><head>|<title>A</title></head><body></body></html>'],
    ['before every script of the page', '<head>|<script>Squarespace.load(window)</script></head>'],
    ['after a head with attributes', '<!doctype html><head data-a="b > c">|<title>A</title><body><p>b'],
    ['after <html> where there is no head', '<!doctype html><html lang=en>|<p>b</p></html>'],
    ['after the doctype where there is nothing else', '<!doctype html>|'],
    ['at the start of a page in quirks mode', '|<p>b'],
    ['after a table-age head in capitals', '<HTML><HEAD>|<TITLE>x</TITLE></HEAD><BODY>'],
    ['in the first of two documents', '<html><head>|</head><body><html><head></head><body>'],
    ['not into a comment', '<!doctype html><!-- <head> --><html><head>|<!-- <head> --></head>'],
    ['before meta tags without a head', '<!doctype html>|<meta charset=utf-8><link rel=x><p>'],
    ['not after a header', '<!doctype html>|<header>x</header>'],
    ['after an XML declaration', '<?xml version="1.0"?><!DOCTYPE html><html><head>|</head>'],
    ['after comments that end at once', '<!--><!---><head>|</head>'],
    ['before a comment that never ends', '<head>|<!-- </head> >'],
    ['before text', '<html>|hello'],
    [
      'after the charset where it would push that out of the first 1,024 bytes',
      `<head><title>${'a'.repeat(940)}</title><meta charset="utf-8">|</head>`,
    ],
  ])('%s', (_, marked) => {
    expect(injected(marked.replace('|', ''))).toBe(marked.replace('|', tag))
  })

  it.each([
    "<script type=module>import * as Skerry from '/skerry/skerry.mjs'; Skerry.start({ locale: 'de' })</script>",
    '<script type=module>const { start } = await import("https://cdn.example/lib/skerry.mjs?v=2"); start()</script>',
  ])('nowhere if the page starts Skerry itself: %s', (html) => {
    expect(injected(html)).toBe(html)
  })

  it('into a page that mentions Skerry only in its data', () => {
    const data = '<script type="application/json">{"script":"/skerry/skerry.mjs"}</script>'
    expect(injected(data)).toBe(tag + data)
  })

  it.each([
    '<head><script src="/__skerry/skerry.umd.js"></script></head>',
    '<script type="module">globalThis.rules = await import("/__skerry/rules.mjs")</script>',
  ])('nowhere if the page already loads Skerry from this server: %s', (html) => {
    expect(injected(html)).toBe(html)
  })

  it.each([
    '<head>|</head><p>Load <code>/__skerry/skerry.mjs</code> in your page.</p>',
    '<head>|<!-- /__skerry/ --><script type="application/json">{"script":"/__skerry/skerry.mjs"}</script></head>',
  ])('into a page that only mentions the files of this server: %s', (marked) => {
    expect(injected(marked.replace('|', ''))).toBe(marked.replace('|', tag))
  })
})

describe('the page’s own Skerry tag', () => {
  const hintsOf = (html: string) => {
    const seen: TagHints[] = []
    const makeTag = (hints: TagHints) => {
      seen.push(hints)
      return tag
    }
    const page = injectTag(Buffer.from(html), { makeTag }).toString()
    return { page, own: seen[0]?.own }
  }

  it.each([
    ['module', '<script type="module" src="/vendor/skerry.mjs?v=2" data-locale="de-AT" nonce=abc></script>'],
    ['loader', "<script src='https://cdn.example/skerry.loader.js' data-locale=de-AT nonce='abc'></script>"],
    ['umd', '<SCRIPT defer SRC="skerry.umd.js" DATA-LOCALE="de-AT" nonce="abc"></SCRIPT>'],
  ])('is removed, and its settings are returned: %s', (bundle, own) => {
    const { page, own: told } = hintsOf(`<head><title>A</title>${own}</head>`)
    expect(page).toBe(`<head>${tag}<title>A</title></head>`)
    expect([told?.bundle, told?.attributes.get('data-locale'), told?.attributes.get('nonce')]).toEqual([
      bundle,
      'de-AT',
      'abc',
    ])
  })

  it.each([
    '<!-- <script src="skerry.mjs"></script> -->',
    '<textarea><script src="skerry.mjs"></script></textarea>',
    '<title><script src="skerry.mjs"></script></title>',
    `<p title='<script src="skerry.mjs"></script>'>`,
    '<noscript><script src="skerry.mjs"></script></noscript>',
    '<script src="myskerry.mjs"></script>',
    '<script>a</script>',
  ])('is not found in %s', (html) => {
    expect(hintsOf(html).own).toBeNull()
  })
})

describe('inline code', () => {
  const callsVendor = (html: string) => {
    let found = false
    injectTag(Buffer.from(html), {
      makeTag(hints) {
        found = hints.callsVendor
        return tag
      },
    })
    return found
  }

  it.each([
    '<script>Squarespace.load(window);</script>',
    '<script type="text/javascript"> SquarespaceFonts.loadViaContext()</script>',
    '<script>Y.use("node", function (Y) {})</script>',
    '<script>YUI().use("node", function (Y) {})</script>',
    '<script>Squarespace.afterBodyLoad(Y)</script>',
    '<script>window.Y.Squarespace.FollowButtonUtils.renderAll()</script>',
  ])('calls the vendor’s globals: %s', (html) => {
    expect(callsVendor(html)).toBe(true)
  })

  it.each([
    '<script src="a.js">Y.use()</script>',
    '<script type="application/json">{"a": "Y.use()"}</script>',
    '<!-- <script>Y.use()</script> -->',
    '<script>myY.use(); nearby(); Squarespacer.load()</script>',
    '<form onsubmit="Y.use()"></form>',
    '<p>Squarespace.load(window)</p>',
  ])('does not call the vendor’s globals: %s', (html) => {
    expect(callsVendor(html)).toBe(false)
  })
})

describe('the scripts of the vendor’s runtime', () => {
  const vendor = [
    '<script src="https://assets.squarespace.com/universal/scripts-compressed/common-1-min.en-US.js"></script>',
    '<script nomodule src="../assets.squarespace.com/@sqs/polyfiller/1.6/legacy.js" ></script>',
    "<script src='//assets.sqspcdn.example/x.js'></script >",
  ].join('')
  const others = [
    '<script src="https://static1.squarespace.com/static/ta/1/scripts/site-bundle.js"></script>',
    '<script src="../static1.squarespace.com/static/vta/1/scripts/site-bundle.1.js" defer></script>',
    '<script src="https://static1.sqspcdn.example/static/vta/1/scripts/site-bundle.2.js" defer></script>',
    '<script src="jquery.js"></script>',
    '<script>Squarespace.load(window)</script>',
    '<!-- <script src="assets.squarespace.com/a.js"></script> -->',
  ].join('\n')

  it('are removed in replace mode, and other scripts are not', () => {
    const page = Buffer.from(`<head>${vendor}</head>${others}`)
    expect(injectTag(page, { makeTag: () => tag, isReplacing: true }).toString()).toBe(`<head>${tag}</head>${others}`)
    expect(injectTag(page, { makeTag: () => tag }).toString()).toContain(vendor)
  })

  it('are also removed from a page that already loads Skerry', () => {
    const own = '<script src="/__skerry/skerry.mjs"></script>'
    const page = Buffer.from(own + vendor)
    expect(injectTag(page, { makeTag: () => tag, isReplacing: true }).toString()).toBe(own)
  })
})

describe('the rest of the page', () => {
  it('is byte for byte unchanged, whatever the encoding', () => {
    const text = '<!doctype html><head><meta charset="x"></head><body>Größe 大きさ'
    const pages = [
      Buffer.from(`\ufeff${text}`),
      Buffer.from(text, 'latin1'),
      Buffer.from(`\ufeff${text}`, 'utf16le'),
      Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
      Buffer.from([0x3c, 0x70, 0x3e, 0x82, 0xa0, 0x82, 0xa2, 0x81, 0x5c]), // Shift JIS with a backslash byte in a letter
    ]
    for (const page of pages) {
      const after = inject(page)
      expect(withoutTag(after)).toEqual(page)
      expect(after.length).toBeGreaterThan(page.length)
    }
  })

  it('is unchanged for arbitrary input', () => {
    const piece = fc.constantFrom(
      '<head>',
      '</head>',
      '<body>',
      '<!--',
      '-->',
      '<script>',
      '</script>',
      '<!doctype html>',
      '<',
      '"',
      "'",
      ' ',
      'é',
      '<meta a="',
      '<html>',
      '</',
      '<title',
      '<template>',
      '<svg>',
      '<table>',
      '\r\n',
      '\r',
      '\ufeff',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string())), (pieces) => {
        const page = Buffer.from(pieces.join(''))
        expect(withoutTag(inject(page))).toEqual(page)
      }),
      { numRuns: 500 },
    )
  })

  it('is copied in linear time, even on a hostile page', () => {
    const page = `<head>${'<meta a="'.repeat(20_000)}`
    expect(injected(page)).toContain(tag)
    expect(injected('<!-- >'.repeat(50_000))).toContain(tag)
    expect(injected('<script a="'.repeat(50_000))).toContain(tag)
    expect(injected('<script>'.repeat(50_000))).toContain(tag)
  })
})

describe('the charset in the header', () => {
  it('is omitted if the page declares one, or if the bytes are not UTF-8', () => {
    expect(charsetOf(Buffer.from('<p>Größe'))).toBe('utf-8')
    expect(charsetOf(Buffer.from('<p>Größe', 'latin1'))).toBeNull()
    expect(charsetOf(Buffer.from('\ufeff<p>Größe'))).toBeNull()
    expect(charsetOf(Buffer.from('\ufeff<p>Size', 'utf16le'))).toBeNull()
    expect(charsetOf(Buffer.from('<meta charset=shift_jis><p>'))).toBeNull()
    expect(charsetOf(Buffer.from('<meta http-equiv="Content-Type" content="text/html; charset=koi8-r">'))).toBeNull()
  })
})

describe('an HTML page', () => {
  it('contains a tag and no zero bytes', () => {
    expect(isHtml(Buffer.from('<p>hello'))).toBe(true)
    expect(isHtml(Buffer.from('\ufeff<p>hello', 'utf16le'))).toBe(true)
    expect(isHtml(Buffer.from('just words'))).toBe(false)
    expect(isHtml(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0x3c, 0x70, 0x3e]))).toBe(false)
  })
})

function withoutTag(page: Buffer): Buffer {
  for (const bytes of [Buffer.from(tag), Buffer.from(tag, 'utf16le'), Buffer.from(tag, 'utf16le').swap16()]) {
    const at = page.indexOf(bytes)
    if (at !== -1) return Buffer.concat([page.subarray(0, at), page.subarray(at + bytes.length)])
  }
  throw new Error('The tag is not in the page.')
}
