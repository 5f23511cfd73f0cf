/** A script tag of a page: where it stands, and what it says. */
export interface PageScript {
  readonly from: number
  readonly to: number
  /** Its attributes as they are written, by their names in lower case; `''` where one has no value. */
  readonly attributes: ReadonlyMap<string, string>
  /** The code between its tags. */
  readonly code: string
}

const start = /<!--|<script(?=[\s/>])/gi
const restOfTag = /((?:"[^"]*"|'[^']*'|[^'">])*)>/y
const closing = /<\/script(?=[\s/>])[^>]*>?/gi
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/** The script tags of a page, but for those in comments. What never ends hides everything after it, as in a browser. */
export function pageScripts(html: string): PageScript[] {
  const scripts: PageScript[] = []
  for (let at = 0; ; ) {
    const opening = next(start, html, at)
    if (!opening) return scripts
    if (opening[0] === '<!--') {
      const end = html.indexOf('-->', opening.index)
      if (end === -1) return scripts
      at = end
      continue
    }
    const tag = next(restOfTag, html, opening.index + opening[0].length)
    const codeAt = tag ? tag.index + tag[0].length : 0
    const end = tag && next(closing, html, codeAt)
    if (!end) return scripts
    at = end.index + end[0].length
    const [, written = ''] = tag
    scripts.push({
      from: opening.index,
      to: at,
      attributes: attributesOf(written),
      code: html.slice(codeAt, end.index),
    })
  }
}

function next(pattern: RegExp, html: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from
  return pattern.exec(html)
}

function attributesOf(written: string): ReadonlyMap<string, string> {
  const pairs = [...written.matchAll(attribute)].map(
    ([, name = '', ...values]) => [name.toLowerCase(), values.find((value) => value !== undefined) ?? ''] as const,
  )
  return new Map(pairs)
}

// The vendor's globals, as hosted pages call them while they load.
const vendorCall = /\b(?:Squarespace(?:Fonts)?|YUI|Y)\s*(?:\.\s*\w+\s*)*\(|\b(?:Singleton|ImageLoader)\s*\.\s*\w+\s*\(/
// The vendor's runtime by the hosts and names of its files, and the scripts that belong to a template.
const vendorFile = /assets\.squarespace\.com|scripts-compressed|-min\.en-US|sqspcdn|polyfiller/i
const templateFile = /site-bundle|\/v?ta\/[^?]*\/scripts\//i
const skerryFile = /(?:^|\/)skerry(?:\.(loader|umd))?\.m?js(?:[?#]|$)/i

/** Whether an inline script calls the vendor's globals, which it then does before any module has run. */
export function callsVendor({ attributes, code }: PageScript): boolean {
  const type = attributes.get('type') ?? ''
  const isCode = type === '' || /javascript/i.test(type)
  return isCode && !attributes.has('src') && vendorCall.test(code)
}

/** Whether it is a part of the vendor's own runtime. */
export function isVendorFile({ attributes }: PageScript): boolean {
  const src = attributes.get('src') ?? ''
  return vendorFile.test(src) && !templateFile.test(src)
}

/** Which of Skerry's bundles it loads; null where it loads anything else. */
export function skerryBundle({ attributes }: PageScript): 'module' | 'loader' | 'umd' | null {
  const found = skerryFile.exec(attributes.get('src') ?? '')
  if (!found) return null
  return (found[1]?.toLowerCase() as 'loader' | 'umd' | undefined) ?? 'module'
}
