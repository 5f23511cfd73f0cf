/** Which of the three bundles a page loads; `none` for a page that brings its own tag. */
export type TagKind = 'module' | 'umd' | 'loader' | 'none'

/** What the tag says. */
export interface TagOptions {
  readonly kind: TagKind
  readonly isStrict: boolean
  readonly nonce: string
  /** The language to speak instead of the page's own: `?locale=` of its address. */
  readonly locale?: string | null
  /** The attributes of the tag that the page brought along. */
  readonly own?: ReadonlyMap<string, string>
}

const languageTag = /^[a-z]{2,3}(-\w{2,8})*$/i

/** What the server decides about its own tag, whatever the page's said. */
const decided = ['src', 'type', 'async', 'defer', 'blocking', 'integrity', 'crossorigin', 'nomodule']

/** The script tag that brings a page to life. */
export function scriptTag({ kind, isStrict, nonce, locale, own }: TagOptions): string {
  const spoken = locale && languageTag.test(locale) ? locale : ''
  const attributes = new Map([...(own ?? [])].filter(([name]) => !decided.includes(name)))
  if (nonce) attributes.set('nonce', nonce)
  if (isStrict) attributes.set('data-csp', 'strict')
  if (spoken) attributes.set('data-locale', spoken)
  const written = [...attributes].map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`).join('')
  // A module runs late: without `blocking` the page may be painted once before blocks have their first look and their room,
  // and then it moves. The wait is for 5 kB, never for a block's code; browsers that do not know the word ignore it.
  if (kind === 'module') {
    return `<script type="module" blocking="render" src="/__skerry/skerry.mjs"${written}></script>`
  }
  // Everything in one file is too much to hold a page back for.
  if (kind === 'umd') return `<script defer src="/__skerry/skerry.umd.js"${written}></script>`
  // Small and not deferred: the page's own inline scripts after it find the names that they call.
  if (kind === 'loader') return `<script src="/__skerry/skerry.loader.js"${written}></script>`
  return ''
}
