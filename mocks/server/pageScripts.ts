import { type Element, elementsOf, type parsePage } from './htmlTree'

/** A script tag of a page and its position. */
export interface PageScript {
  readonly from: number
  readonly to: number
  /** Its attributes as written, by lower-case name; `''` for one without a value. */
  readonly attributes: ReadonlyMap<string, string>
  /** The code between its tags. */
  readonly code: string
}

/** The scripts of a parsed page, except a script without an end tag. `html` is the page's source. */
export function pageScripts(document: ReturnType<typeof parsePage>, html: string): readonly PageScript[] {
  return [...elementsOf(document)].flatMap((element) => {
    const { startTag, endTag } = element.sourceCodeLocation ?? {}
    if (element.tagName !== 'script' || !startTag || !endTag) return []
    return {
      from: startTag.startOffset,
      to: endTag.endOffset,
      attributes: writtenAttributes(element, html),
      code: html.slice(startTag.endOffset, endTag.startOffset),
    }
  })
}

/** The attributes as written, because the page may be in any encoding, and its tag may be written back with them. */
function writtenAttributes({ sourceCodeLocation }: Element, html: string): ReadonlyMap<string, string> {
  const places = Object.entries(sourceCodeLocation?.attrs ?? {})
  return new Map(
    places.map(([name, { startOffset, endOffset }]) => [name, valueIn(html.slice(startOffset, endOffset))]),
  )
}

function valueIn(attribute: string): string {
  const at = attribute.indexOf('=')
  const value = at === -1 ? '' : attribute.slice(at + 1).trim()
  return /^(["']).*\1$/s.test(value) ? value.slice(1, -1) : value
}

// The vendor's globals, as hosted pages call them while they load.
const vendorCall = /\b(?:Squarespace(?:Fonts)?|YUI|Y)\s*(?:\.\s*\w+\s*)*\(|\b(?:Singleton|ImageLoader)\s*\.\s*\w+\s*\(/
// The vendor's runtime, recognised by the hosts and names of its files, and the scripts of a template.
const vendorFile = /assets\.squarespace\.com|scripts-compressed|-min\.en-US|sqspcdn|polyfiller/i
const templateFile = /site-bundle|\/v?ta\/[^?]*\/scripts\//i
const skerryFile = /(?:^|\/)skerry(?:\.(loader|umd))?\.m?js(?:[?#]|$)/i

/** Whether an inline script calls the vendor's globals. Such a script runs before any module. */
export function callsVendor({ attributes, code }: PageScript): boolean {
  const type = attributes.get('type') ?? ''
  const isClassic = type === '' || /javascript/i.test(type)
  return isClassic && !attributes.has('src') && vendorCall.test(code)
}

/** Whether a script is part of the vendor's runtime. */
export function isVendorFile({ attributes }: PageScript): boolean {
  const src = attributes.get('src') ?? ''
  return vendorFile.test(src) && !templateFile.test(src)
}

/** Whether an inline script imports Skerry and therefore starts it. */
export function importsSkerry({ attributes, code }: PageScript): boolean {
  return isCode(attributes) && !attributes.has('src') && /\/skerry(?:\.(?:loader|umd))?\.m?js\b/i.test(code)
}

/** Whether a script loads files of Skerry from this server. */
export function loadsFromServer({ attributes, code }: PageScript): boolean {
  return isCode(attributes) && (attributes.get('src') ?? code).includes('/__skerry/')
}

function isCode(attributes: PageScript['attributes']): boolean {
  return /^(module)?$|javascript/i.test(attributes.get('type') ?? '')
}

/** Which of Skerry's bundles a script loads; null if it loads something else. */
export function skerryBundle({ attributes }: PageScript): 'module' | 'loader' | 'umd' | null {
  const found = skerryFile.exec(attributes.get('src') ?? '')
  if (!found) return null
  return (found[1]?.toLowerCase() as 'loader' | 'umd' | undefined) ?? 'module'
}
