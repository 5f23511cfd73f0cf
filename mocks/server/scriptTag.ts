/** The bundle that a page loads; `none` for a page with its own tag. */
export type TagKind = 'module' | 'umd' | 'loader' | 'none'

/** Options of the script tag. */
export interface TagOptions {
  readonly kind: TagKind
  readonly isStrict: boolean
  readonly nonce: string
  /** The language to use instead of the page's own, from `?locale=`. */
  readonly locale?: string | null
  /** Whether the page measures its speed, from `?performance=true`. */
  readonly isMeasured?: boolean
  /** The attributes of the page's own tag. */
  readonly own?: ReadonlyMap<string, string>
}

const languageTag = /^[a-z]{2,3}(-\w{2,8})*$/i

/** Attributes that the server sets itself, ignoring those of the page's own tag. */
const decided = ['src', 'type', 'async', 'defer', 'blocking', 'integrity', 'crossorigin', 'nomodule']

/** The script tag that loads the runtime. */
export function scriptTag({ kind, isStrict, nonce, locale, isMeasured, own }: TagOptions): string {
  const spoken = locale && languageTag.test(locale) ? locale : ''
  const attributes = new Map([...(own ?? [])].filter(([name]) => !decided.includes(name)))
  if (nonce) attributes.set('nonce', nonce)
  if (isStrict) attributes.set('data-csp', 'strict')
  if (isMeasured) attributes.set('data-performance', 'true')
  if (spoken) attributes.set('data-locale', spoken)
  const written = [...attributes].map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`).join('')
  // A module runs late. Without `blocking`, the page may be painted before blocks have their initial styles and sizes,
  // and then shift. With it, the page waits for the entry, never for a block's code. Browsers without support ignore
  // the attribute.
  if (kind === 'module') {
    return `<script type="module" blocking="render" src="/__skerry/skerry.mjs"${written}></script>`
  }
  // The single-file bundle is too large to block rendering.
  if (kind === 'umd') return `<script defer src="/__skerry/skerry.umd.js"${written}></script>`
  // Small and not deferred, so that inline scripts after it find the globals they call.
  if (kind === 'loader') return `<script src="/__skerry/skerry.loader.js"${written}></script>`
  return ''
}
