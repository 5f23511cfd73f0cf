import { pageAddress } from '../browser/pageAddress'
import { settings } from '../browser/settings'
import { shared } from '../browser/shared'
import { isHostedSite } from './hostedSites'
import type { Query } from './requestOptions'
import { notHttp } from './targetMessages'
import { withoutCrumb } from './url'

/** Where a request goes, and whether it may carry tokens and cookies. */
export interface Target {
  /** The URL without its query. */
  readonly url: string
  /** The query without the crumb, and without its question mark. */
  readonly search: string
  /** The name in errors and announcements: the path on the page's own host, otherwise the whole URL. */
  readonly label: string
  readonly origin: string
  /**
   * The page's own host, a site of the platform, or any other host, which receives neither token nor cookies
   * (docs/decisions.md#4).
   */
  readonly trust: 'own' | 'hosted' | 'foreign'
}

const plainPath = /^\/(?!\/)[\w/-]*$/ // contains nothing that the URL parser would change
const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * Resolves a path: to `apiBase` or the page's own host, to a listed hosted site by its https domain, or to any other
 * host. Throws a `TypeError` if it is not an http URL.
 */
export function targetOf(path: string, query?: Query): Target {
  const { apiBase } = settings()
  if (apiBase === '' && plainPath.test(path)) {
    // Avoids the URL parser, which takes a quarter of the time that ky takes, for nearly every request.
    const origin = pageOrigin()
    const search = encodeQuery(query)
    if (isHttp(origin)) return { url: origin + path, search, label: withQuery(path, search), origin, trust: 'own' }
  }
  const page = pageUrl()
  const url = new URL(apiBase !== '' && isPath(path) ? apiBase + path : path, page ?? (apiBase || undefined))
  if (!isHttp(url.protocol)) throw new TypeError(notHttp(url.protocol))
  const trust = trustIn(url, page, apiBase)
  if (trust === 'hosted' && isHostedSite(url.hostname)) url.protocol = 'https:'
  url.hash = ''
  const search = [withoutCrumb(url.search).slice(1), encodeQuery(query)].filter((part) => part !== '').join('&')
  url.search = ''
  const label = withQuery(trust === 'own' ? url.pathname : url.href, search)
  return { url: url.href, search, label, origin: url.origin, trust }
}

function withQuery(address: string, search: string): string {
  return search ? `${address}?${search}` : address
}

function trustIn(url: URL, page: URL | null, apiBase: string): Target['trust'] {
  if (page && url.host === page.host && (url.protocol === 'https:' || url.protocol === page.protocol)) return 'own'
  if (isHostedSite(url.hostname)) return 'hosted'
  // The page's author configures the base of its API, so it counts as listed, over https or on this machine.
  const isBase = apiBase !== '' && url.origin === new URL(apiBase, page ?? undefined).origin
  return isBase && (url.protocol === 'https:' || loopback.test(url.hostname)) ? 'hosted' : 'foreign'
}

function pageUrl(): URL | null {
  if (typeof location === 'undefined') return null
  const address = pageAddress()
  return isHttp(address) ? new URL(address) : null
}

function isHttp(address: string): boolean {
  return /^https?:/.test(address)
}

// Cached, because it never changes during the document's life, and reading it takes longer than everything else here.
// In a frame without a URL of its own, it is the text `null`.
function pageOrigin(): string {
  return shared('page origin', () => ({ text: typeof location === 'undefined' ? '' : location.origin })).text
}

function isPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path)
}

function encodeQuery(query: Query | undefined): string {
  if (!query) return ''
  const pairs = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (name === 'crumb' || value === null || value === undefined) continue
    for (const one of Array.isArray(value) ? value : [value]) pairs.append(name, String(one))
  }
  return pairs.toString()
}
