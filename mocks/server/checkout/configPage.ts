import { accountOf } from '../../fixtures/accounts'
import { html } from '../../site/html'
import type { PageView } from '../pageResponse'
import { type HostedAnswer, hostedPageTypes } from './HostedPage'
import { sessionOfPage } from './visitorCart'

/**
 * Stands in for the owner's settings under `/config`: it shows the requested path, and links to the page that the owner
 * came from. Other visitors are redirected to the login page.
 */
export function configPage(view: PageView): HostedAnswer {
  const { pathname, search } = view.url
  const account = accountOf(sessionOfPage(view)?.session.account ?? null)
  if (!account?.roles.includes('admin')) {
    return { redirect: `/account/login?returnTo=${encodeURIComponent(pathname + search)}` }
  }
  const content = html`<div data-block-type="configuration-panel">
<div><p>Your site has its settings here. This stand-in shows the request: <code>${pathname + search}</code></p>
<p><a href="${previousPage(view.url)}">Back to the page</a>, without being redirected again in this tab</p></div>
<aside data-guide><h2>Guide</h2><p>Escape closes this guide. After that, it toggles the full-screen preview.</p></aside>
<div><iframe title="Preview of your site"></iframe></div>
</div>`
  return { title: 'Settings', content, pageType: hostedPageTypes.page }
}

/** The path of the page that the owner came from, on this site, with the parameter `noredirect`. */
function previousPage(url: URL): string {
  const path = `/${(url.searchParams.get('frameUrl') ?? '').replace(/^[/\\]+/, '')}`
  const from = new URL(URL.canParse(path, url) ? path : '/', url)
  from.searchParams.set('noredirect', '')
  return `/${from.pathname.replace(/^\/+/, '')}${from.search}` // two slashes would name another host
}
