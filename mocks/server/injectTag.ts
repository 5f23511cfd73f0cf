import { headEnd } from './headEnd'

type Encoding = 'utf16le' | 'utf16be' | 'latin1'

/**
 * Puts a tag where a page's head ends and leaves every other byte as it is, whatever the page's encoding: all encodings
 * but UTF-16 write markup in single bytes. A page that already loads Skerry from this server stays as it is.
 */
export function injectTag(page: Buffer, tag: string): Buffer {
  const encoding = encodingOf(page)
  const html = decode(page, encoding)
  if (html.includes('/__skerry/')) return page
  const at = headEnd(html, bomLength(page, encoding))
  const cut = encoding === 'latin1' ? at : at * 2
  return Buffer.concat([page.subarray(0, cut), encode(tag, encoding), page.subarray(cut)])
}

/** Whether bytes look like a page at all: text with a tag in it. */
export function isHtml(page: Buffer): boolean {
  const encoding = encodingOf(page)
  if (encoding === 'latin1' && page.includes(0)) return false
  return /<[a-z!/?]/i.test(decode(page, encoding))
}

/** The charset to name in the header: none where the page names its own, or may not be UTF-8. */
export function charsetOf(page: Buffer): 'utf-8' | null {
  if (encodingOf(page) !== 'latin1' || hasUtf8Bom(page)) return null
  const start = page.subarray(0, 1024).toString('latin1') // as far as a browser looks for it
  if (/<meta[^>]+charset/i.test(start)) return null
  return isUtf8(page) ? 'utf-8' : null
}

/** A page as text, for reading it: UTF-16 by its mark, anything else as UTF-8. */
export function pageText(page: Buffer): string {
  const encoding = encodingOf(page)
  return encoding === 'latin1' ? page.toString('utf8') : decode(page, encoding)
}

function encodingOf(page: Buffer): Encoding {
  if (page[0] === 0xff && page[1] === 0xfe) return 'utf16le'
  return page[0] === 0xfe && page[1] === 0xff ? 'utf16be' : 'latin1'
}

function bomLength(page: Buffer, encoding: Encoding): number {
  if (encoding !== 'latin1') return 1
  return hasUtf8Bom(page) ? 3 : 0
}

function hasUtf8Bom(page: Buffer): boolean {
  return page[0] === 0xef && page[1] === 0xbb && page[2] === 0xbf
}

function decode(page: Buffer, encoding: Encoding): string {
  if (encoding !== 'utf16be') return page.toString(encoding)
  return swapped(page).toString('utf16le')
}

function encode(text: string, encoding: Encoding): Buffer {
  return encoding === 'utf16be' ? swapped(Buffer.from(text, 'utf16le')) : Buffer.from(text, encoding)
}

function swapped(bytes: Buffer): Buffer {
  return Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2))).swap16()
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
