import type { Settings } from '../model/page/settings'

/** The script tag that loaded a bundle; null if other code imported it. */
export function findScriptTag(url: string | undefined): HTMLScriptElement | null {
  const { currentScript } = document
  if (currentScript instanceof HTMLScriptElement) return currentScript
  // A module has no `currentScript`, so its tag is found by its URL, or by its file name if a server has redirected it,
  // as a CDN does with `@latest`. `document.scripts` is not used, because an image named `scripts` hides it.
  const tags = [...document.querySelectorAll('script')]
  const [name] = /\/[^/]+$/.exec(url ?? '') ?? []
  // Scripts of SVG have no `src`.
  return tags.find(({ src }) => url && src === url) ?? tags.find(({ src }) => name && src?.includes(name)) ?? null
}

/**
 * Reads the `data-*` attributes of the script tag: `data-api-base`, `data-csp`, `data-email-policy`, `data-poster`,
 * `data-locale`, `data-hosted-sites` (hosts separated by spaces), `data-debug`, `data-performance`, `data-telemetry`.
 * Missing and unknown values are left out, so that the default applies. The nonce is copied.
 */
export function readOptions(script: HTMLScriptElement): Partial<Settings> {
  const { apiBase, locale, hostedSites } = script.dataset
  const words = ['csp', 'emailPolicy', 'poster', 'debug', 'performance', 'telemetry']
  const [csp, emailPolicy, poster, debug, performance, telemetry] = words.map((name) => readWord(script, name))
  return {
    ...(apiBase && { apiBase }),
    ...(csp === 'strict' && { csp }),
    ...((emailPolicy === 'standard' || emailPolicy === 'specification') && { emailPolicy }),
    ...((poster === 'neutral' || poster === 'provider') && { poster }),
    ...(locale && { locale }),
    ...(hostedSites && { hostedSites: hostedSites.split(/[\s,]+/).filter(Boolean) }),
    ...(debug !== undefined && { debug: debug !== 'false' }),
    ...(performance !== undefined && { performance: performance !== 'false' }),
    ...(telemetry === 'false' && { telemetry: false }),
    ...(script.nonce && { nonce: script.nonce }),
  }
}

/**
 * A word in a `data-*` attribute of the script tag, in lower case, because HTML's own keywords are case-insensitive
 * too.
 */
export function readWord(script: HTMLScriptElement, name: string): string | undefined {
  return script.dataset[name]?.trim().toLowerCase()
}
