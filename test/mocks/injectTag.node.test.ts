import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { charsetOf, injectTag, isHtml } from '../../mocks/server/injectTag'

const tag = '<script src="/__skerry/skerry.mjs"></script>'
const injected = (html: string) => injectTag(Buffer.from(html), tag).toString()

describe('where the tag goes', () => {
  it.each([
    ['before </head>', '<!doctype html><html><head><title>A</title>|</head><body></body></html>'],
    ['before <body> where the head is not closed', '<!doctype html><head><title>A</title>|<body><p>b'],
    ['before the first content where there is no head', '<!doctype html><html lang=en>|<p>b</p></html>'],
    ['after the doctype where there is nothing else', '<!doctype html>|'],
    ['at the start of a page in quirks mode', '|<p>b'],
    ['after a table-age head in capitals', '<HTML><HEAD><TITLE>x</TITLE>|</HEAD><BODY>'],
    ['in the first of two documents', '<html><head>|</head><body><html><head></head><body>'],
    ['not into a script that writes </head>', '<head><script>d.write("</head>")</script>|</head>'],
    ['not into a comment', '<head><!-- </head> <body> -->|</head>'],
    ['not into a title', '<head><title></head></title>|</head>'],
    ['not into a noscript', '<head><noscript><img></noscript>|</head>'],
    [
      'after meta tags without a head, so that the charset stays early',
      '<!doctype html><meta charset=utf-8><link rel=x>|<p>',
    ],
    ['after an attribute with a > in it', '<head><meta content="a > b">|</head>'],
    ['before a script that never ends', '<head>|<script>let a'],
    ['after an XML declaration', '<?xml version="1.0"?><!DOCTYPE html><html><head>|</head>'],
    ['after comments that end at once', '<!--><!---><head>|</head>'],
    ['before a comment that never ends', '<head>|<!-- </head> >'],
    ['before text', '<head><title>a</title>|hello'],
  ])('%s', (_, marked) => {
    expect(injected(marked.replace('|', ''))).toBe(marked.replace('|', tag))
  })

  it('nowhere in a page that loads Skerry already', () => {
    const html = '<head><script src="/__skerry/skerry.umd.js"></script></head>'
    expect(injected(html)).toBe(html)
  })
})

describe('every other byte', () => {
  it('stays, whatever the encoding', () => {
    const text = '<!doctype html><head><meta charset="x"></head><body>Größe 大きさ'
    const pages = [
      Buffer.from(`\ufeff${text}`),
      Buffer.from(text, 'latin1'),
      Buffer.from(`\ufeff${text}`, 'utf16le'),
      Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
      Buffer.from([0x3c, 0x70, 0x3e, 0x82, 0xa0, 0x82, 0xa2, 0x81, 0x5c]), // Shift JIS with a backslash byte in a letter
    ]
    for (const page of pages) {
      const after = injectTag(page, tag)
      expect(withoutTag(after)).toEqual(page)
      expect(after.length).toBeGreaterThan(page.length)
    }
  })

  it('stays in any text at all', () => {
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
      '\ufeff',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string())), (pieces) => {
        const page = Buffer.from(pieces.join(''))
        expect(withoutTag(injectTag(page, tag))).toEqual(page)
      }),
      { numRuns: 500 },
    )
  })

  it('takes no longer on a hostile page than on a large one', () => {
    const page = `<head>${'<meta a="'.repeat(20_000)}`
    expect(injected(page)).toContain(tag)
    expect(injected('<!-- >'.repeat(50_000))).toContain(tag)
  })
})

describe('the charset in the header', () => {
  it('is left to the page where the page names one, and never claimed of other bytes', () => {
    expect(charsetOf(Buffer.from('<p>Größe'))).toBe('utf-8')
    expect(charsetOf(Buffer.from('<p>Größe', 'latin1'))).toBeNull()
    expect(charsetOf(Buffer.from('<meta charset=shift_jis><p>'))).toBeNull()
    expect(charsetOf(Buffer.from('<meta http-equiv="Content-Type" content="text/html; charset=koi8-r">'))).toBeNull()
  })
})

describe('what is a page', () => {
  it('has a tag in it and no zero bytes', () => {
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
