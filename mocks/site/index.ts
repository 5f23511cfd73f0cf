import { likeCounts } from '../fixtures/likes'
import { shop } from '../fixtures/shop'
import { createStore } from '../state/store/createStore'
import { publishedProducts } from '../state/store/products'
import { favicon } from './favicon'
import { html, raw } from './html'
import { identity, missingImage } from './identity'
import { hasImage } from './images'
import { imageType, renderImage } from './images/raster'
import { layout } from './layout'
import { renderEmbed } from './media/embed'
import { renderMedia } from './media/index'
import { renderModule } from './modules'
import { sitePages } from './pages'
import { renderFeed } from './pages/journal/feed'
import { section } from './pages/parts'
import { productPage } from './pages/product'
import type { SiteAnswer } from './SiteAnswer'
import type { SitePage } from './SitePage'
import { strictHref } from './strictHref'
import { styleSheet } from './styleSheet'
import type { Hosted, Visit, VisitContext } from './Visit'

/** One entry of the list of pages, for tests and tools. */
export interface ListedPage {
  readonly path: string
  readonly title: string
  /** The registry names of its blocks, including the newsletter in the footer. */
  readonly blocks: string[]
}

const openingProducts = publishedProducts(createStore())

const hostedCollectionId = '5f0c0000000000000000c0f0'

const imagePath = new RegExp(`^/content/v1/${identity.websiteId}/([a-z-]+)\\.png$`)

const byPath = new Map(
  sitePages.flatMap((page) =>
    [page.path, ...(page.slideUrls ?? []).map((url) => `${page.path}/${url}`)].map((path) => [path, page] as const),
  ),
)

/** Every page of the site, without its files (`/site.css`, `/content/v1/…`, `/media/…`, …). */
export const pages: readonly ListedPage[] = sitePages.map(({ path, title, blocks, hasFooterNewsletter }) => ({
  path,
  title,
  blocks: [...new Set([...blocks, ...(hasFooterNewsletter === false ? [] : ['newsletter'])])],
}))

/**
 * Renders a page or file of the demo site. Returns `null` if there is none; the server then shows the page at `/404`.
 * With `?csp=strict` the page has nothing inline and a strict content security policy.
 */
export function renderPage(path: string, context: VisitContext): SiteAnswer | null {
  if (context.hosted) return renderHtml(hostedPage(path, context.hosted), visitOf(path, context))
  const file = renderFile(path, context.query)
  if (file) return file
  const visit = visitOf(path, context)
  const place = path.length > 1 ? path.replace(/\/+$/, '') : path
  const product = visit.products.find(({ fullUrl }) => fullUrl === place)
  const page = product ? productPage(product) : byPath.get(place)
  return page ? renderHtml(page, visit) : null
}

/** A page of the platform as a page of the site. */
function hostedPage(path: string, { title, content, pageType, status }: Hosted): SitePage {
  return {
    path,
    title,
    summary: `${title}, in the shop of ${identity.title}.`,
    blocks: [],
    pageType,
    ...(status === undefined ? {} : { status }),
    collectionId: hostedCollectionId,
    isUnlisted: true,
    hasFooterNewsletter: false,
    body: () => html`<header class="page-head"><h1>${title}</h1></header>${section('checkout', content)}`,
  }
}

function renderHtml(page: SitePage, visit: Visit): SiteAnswer {
  return {
    status: page.status ?? 200,
    contentType: 'text/html; charset=utf-8',
    body: layout(page, visit).text,
    headers: {
      'Cache-Control': 'no-cache', // not `no-store`, which can disable the back/forward cache
      ...(visit.isStrict ? { 'Content-Security-Policy': strictPolicy(visit.nonce) } : {}),
    },
  }
}

function renderFile(path: string, query: URLSearchParams): SiteAnswer | null {
  if (path === '/site.css') return { status: 200, contentType: 'text/css; charset=utf-8', body: styleSheet }
  if (path === '/journal' && query.get('format') === 'rss') return renderFeed()
  if (path === '/favicon.svg') return { status: 200, contentType: 'image/svg+xml', body: favicon }
  const media = renderMedia(path) ?? renderEmbed(path) ?? renderModule(path)
  if (media) return media
  const name = imagePath.exec(path)?.[1]
  if (name === missingImage) return { status: 404, contentType: 'text/plain', body: 'Not found' }
  if (!name || !hasImage(name)) return null
  const body = async () => (await renderImage(name, query.get('format'))).body
  return { status: 200, contentType: imageType, body, headers: { 'Cache-Control': 'no-cache' } }
}

function strictPolicy(nonce: string): string {
  return [
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types skerry dompurify',
  ].join('; ')
}

function visitOf(
  path: string,
  {
    query,
    scriptTag,
    nonce,
    products = openingProducts,
    cart = null,
    isExpress = false,
    minimumSubtotalCents = shop.minimumSubtotalCents,
    likesOf,
    isMemberOf = () => false,
    account = null,
    now = Date.now(),
  }: VisitContext,
): Visit {
  const isStrict = query.get('csp') === 'strict'
  return {
    path,
    query,
    scriptTag: raw(scriptTag),
    nonce,
    isStrict,
    products,
    cart,
    isExpress,
    minimumSubtotalCents,
    account,
    likesOf: likesOf ?? ((itemId) => likeCounts[itemId] ?? 0),
    isMemberOf,
    now,
    href: (target) => (isStrict ? strictHref(target) : target),
  }
}
