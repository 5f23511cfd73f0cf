import { pageAddress } from '../../src/browser/pageAddress'
import { BlockError } from '../../src/errors/BlockError'
import { format } from '../../src/language/format'
import { parseUrl } from '../../src/model/address/parseUrl'
import { readText } from '../../src/runtime/attributes'
import { scriptAddress } from '../../src/runtime/websiteSettings'
import { messages } from './messages'
import type { Provider } from './props'

/** The providers' display names. */
export const providerNames: { readonly [provider in Provider]: string } = { opentable: 'OpenTable', tock: 'Tock' }

const hosts: { readonly [provider in Provider]: RegExp } = {
  opentable: /^(www\.)?opentable\.(com|ae|ca|de|es|fr|hk|ie|it|jp|nl|sg|co\.th|co\.uk|com\.au|com\.mx|com\.tw)$/,
  tock: /^(www\.)?exploretock\.com$/,
}

const tockScript = 'https://www.exploretock.com/tock.js' // the same for every restaurant

/**
 * The URL of the provider's script (B7 Other loads), from `data-script-src` of the block or of an element in it. The
 * attribute may be part of visitor-written HTML, so it must be an https URL of the provider, or the script in the page
 * context. Throws a `BlockError` for any other URL, and without one unless the provider has only one script.
 */
export function readSource(element: HTMLElement, provider: Provider): string {
  const own = scriptAddress('reservationSettings', { name: provider, fallback: '' })
  const holder = element.hasAttribute('data-script-src') ? element : element.querySelector('[data-script-src]')
  const source = holder ? readText(holder, 'data-script-src') : ''
  const name = providerNames[provider]
  if (!source) {
    if (provider === 'tock') return own || tockScript
    throw new BlockError(format(messages.noSource, { provider: name }))
  }
  const url = parseUrl(source, pageAddress())
  if (url && (isProviders(url, provider) || isSame(url, own))) return url.href
  throw new BlockError(format(messages.badSource, { source, provider: name }))
}

function isProviders({ protocol, hostname, port, username, password }: URL, provider: Provider): boolean {
  return protocol === 'https:' && hosts[provider].test(hostname) && `${port}${username}${password}` === ''
}

/** Whether it is the script that the page context names. The query, which names the restaurant, may differ. */
function isSame({ origin, pathname }: URL, own: string): boolean {
  return own !== '' && new URL(own).origin === origin && new URL(own).pathname === pathname
}
