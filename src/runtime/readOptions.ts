import type { Settings } from '../model/page/settings'

/** The script tag that a bundle was loaded by; null where it was imported by other code. */
export function findScriptTag(url: string | undefined): HTMLScriptElement | null {
  const { currentScript } = document
  if (currentScript instanceof HTMLScriptElement) return currentScript
  // A module has no currentScript; its tag is the one with its address.
  // Not `document.scripts`: an image of that name hides it.
  return [...document.querySelectorAll('script')].find((script) => url !== undefined && script.src === url) ?? null
}

/**
 * Reads the `data-*` attributes of the script tag: `data-api-base`, `data-csp`, `data-email-policy`, `data-poster`, `data-locale`,
 * `data-hosted-sites` (hosts with spaces between), `data-debug`. What is missing or unknown is left out, so the default holds; the nonce is copied.
 */
export function readOptions(script: HTMLScriptElement): Partial<Settings> {
  const { apiBase, csp, emailPolicy, poster, locale, hostedSites, debug } = script.dataset
  return {
    ...(apiBase && { apiBase: apiBase.replace(/\/+$/, '') }),
    ...(csp === 'strict' && { csp }),
    ...((emailPolicy === 'standard' || emailPolicy === 'specification') && { emailPolicy }),
    ...((poster === 'neutral' || poster === 'provider') && { poster }),
    ...(locale && { locale }),
    ...(hostedSites && { hostedSites: hostedSites.split(/[\s,]+/).filter(Boolean) }),
    ...(debug !== undefined && { debug: debug !== 'false' }),
    ...(script.nonce && { nonce: script.nonce }),
  }
}
