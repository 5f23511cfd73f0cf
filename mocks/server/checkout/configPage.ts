import { accountOf } from '../../fixtures/accounts'
import { html } from '../../site/html'
import type { PageView } from '../pageResponse'
import { type HostedAnswer, hostedPageTypes } from './HostedPage'
import { sessionOfPage } from './visitorCart'

/** Stands in for the owner's settings under `/config`: it shows the requested path. Other visitors are redirected to the login page. */
export function configPage(view: PageView): HostedAnswer {
  const { pathname, search } = view.url
  const account = accountOf(sessionOfPage(view)?.session.account ?? null)
  if (!account?.roles.some((role) => role === 'admin' || role === 'editor')) {
    return { redirect: `/account/login?returnTo=${encodeURIComponent(pathname + search)}` }
  }
  const content = html`<p>Your site has its settings here. This stand-in shows the request: <code>${pathname + search}</code></p>`
  return { title: 'Settings', content, pageType: hostedPageTypes.page }
}
