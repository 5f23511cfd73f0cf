import { headStart, parsePage } from './htmlTree'
import {
  callsVendor,
  importsSkerry,
  isVendorFile,
  loadsFromServer,
  type PageScript,
  pageScripts,
  skerryBundle,
} from './pageScripts'

type Encoding = 'utf16le' | 'utf16be' | 'latin1'

/** What the scripts of a page say about the tag that it needs. */
export interface TagHints {
  /** The page's own Skerry tag, which ours replaces. */
  readonly own: {
    readonly bundle: 'module' | 'loader' | 'umd'
    readonly attributes: ReadonlyMap<string, string>
  } | null
  /** Whether its inline scripts call the vendor's globals. */
  readonly callsVendor: boolean
}

export interface InjectOptions {
  readonly makeTag: (hints: TagHints) => string
  /** Removes the scripts of the vendor's runtime. */
  readonly isReplacing?: boolean
}

/** Browsers look for a charset declaration in the first 1024 bytes. */
const charsetWithin = 1024
const charset = /<meta(?=[\s/])[^>]*charset[^>]*>/i

/**
 * Inserts a tag at the start of a page's head, before any script that depends on it. Every other byte stays unchanged
 * in any encoding: all encodings except UTF-16 write markup in single bytes. The tag replaces the page's own Skerry
 * tag, unless that already loads Skerry from this server. A page whose own script imports Skerry gets no tag.
 */
export function injectTag(page: Buffer, { makeTag, isReplacing = false }: InjectOptions): Buffer {
  const encoding = encodingOf(page)
  const bomLength = bomLengthOf(page)
  const bytes = page.subarray(bomLength)
  const edits = editsFor(decode(bytes, encoding), makeTag, isReplacing)
  return Buffer.concat([page.subarray(0, bomLength), edited(bytes, encoding, edits)])
}

function editsFor(html: string, makeTag: InjectOptions['makeTag'], isReplacing: boolean): readonly Edit[] {
  const document = parsePage(html)
  const scripts = pageScripts(document, html)
  const vendor = isReplacing ? scripts.filter(isVendorFile) : []
  if (scripts.some(loadsFromServer)) return vendor.map(cut)
  const own = scripts.find((script) => skerryBundle(script) !== null)
  if (!own && scripts.some(importsSkerry)) return vendor.map(cut)
  const tag = makeTag({
    own: own ? { bundle: skerryBundle(own) ?? 'module', attributes: own.attributes } : null,
    callsVendor: scripts.some(callsVendor),
  })
  const at = placeOf(tag, html, headStart(document))
  return [{ from: at, to: at, text: tag }, ...[...vendor, ...(own && tag !== '' ? [own] : [])].map(cut)]
}

interface Edit {
  readonly from: number
  readonly to: number
  readonly text: string
}

function cut({ from, to }: PageScript): Edit {
  return { from, to, text: '' }
}

/**
 * The start of the head, or after the charset declaration if the tag would push it beyond the bytes that browsers
 * check.
 */
function placeOf(tag: string, html: string, at: number): number {
  const named = charset.exec(html.slice(at, charsetWithin))
  if (!named) return at
  const end = at + named.index + named[0].length
  return end + tag.length > charsetWithin ? end : at
}

function edited(page: Buffer, encoding: Encoding, edits: readonly Edit[]): Buffer {
  const width = encoding === 'latin1' ? 1 : 2
  const pieces: Buffer[] = []
  let at = 0
  for (const { from, to, text } of edits.toSorted((a, b) => a.from - b.from)) {
    pieces.push(page.subarray(at, from * width), encode(text, encoding))
    at = to * width
  }
  return Buffer.concat([...pieces, page.subarray(at)])
}

/** Whether bytes look like a page: text that contains a tag. */
export function isHtml(page: Buffer): boolean {
  const encoding = encodingOf(page)
  if (encoding === 'latin1' && page.includes(0)) return false
  return /<[a-z!/?]/i.test(decode(page, encoding))
}

/** Whether bytes are a whole page, whatever the file's name. */
export function startsLikePage(page: Buffer): boolean {
  const start = page.subarray(0, 1024)
  return isHtml(start) && /^\s*(<!--.*?-->\s*)*<(!doctype html|html)\b/is.test(decode(start, encodingOf(page)))
}

/** The charset for the Content-Type header: null if the page declares its own or is not valid UTF-8. */
export function charsetOf(page: Buffer): 'utf-8' | null {
  if (encodingOf(page) !== 'latin1' || hasUtf8Bom(page)) return null
  const start = page.subarray(0, 1024).toString('latin1') // browsers look no further
  if (/<meta[^>]+charset/i.test(start)) return null
  return isUtf8(page) ? 'utf-8' : null
}

/** Decodes a page: as UTF-16 if it has that byte order mark, else as UTF-8. */
export function pageText(page: Buffer): string {
  const encoding = encodingOf(page)
  return encoding === 'latin1' ? page.toString('utf8') : decode(page, encoding)
}

function encodingOf(page: Buffer): Encoding {
  if (page[0] === 0xff && page[1] === 0xfe) return 'utf16le'
  return page[0] === 0xfe && page[1] === 0xff ? 'utf16be' : 'latin1'
}

function bomLengthOf(page: Buffer): number {
  if (encodingOf(page) !== 'latin1') return 2
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
