import { donationPages } from '../fixtures/donationPages'
import { type Html, html } from '../site/html'
import type { PageView } from './pageResponse'
import { serverPage } from './serverPage'

const idName = 'donatePageId' // A2 Screens and routes

/** The page that a donation button links to. It lists the parameters it received. Null for any other path. */
export function donationCheckout(view: PageView): Response | null {
  const { pathname, searchParams } = view.url
  if (pathname !== '/checkout/donate') return null
  const content = html`<p>Your site has its donation checkout at this address. This stand-in shows what arrived:</p>
<dl>${[...searchParams].map(([name, value]) => html`<dt>${name}</dt><dd><code>${value}</code></dd>`)}</dl>
<p>${findingOf(searchParams.get(idName))}</p>`
  return serverPage(view, { title: 'Donation checkout', content })
}

function findingOf(id: string | null): Html {
  if (!id) return html`No <code>${idName}</code> arrived. Give the button a <code>data-donate-page-id</code>.`
  const page = donationPages.find((known) => known.id === id)
  if (page) return html`The mock backend knows this donation page: “${page.title}”.`
  const known = donationPages.map((other) => html` <code>${other.id}</code> (“${other.title}”)`)
  return html`The mock backend has no donation page with this id, so <code>POST /api/commerce/donations</code> will refuse it. To try one, use${known}.`
}
