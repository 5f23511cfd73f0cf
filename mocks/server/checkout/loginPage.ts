import { accountOf } from '../../fixtures/accounts'
import { sessionExpired } from '../../handlers/cartCall'
import { rememberedSession, tryLogin } from '../../handlers/session'
import { ownPath } from '../../http/ownPath'
import { type Html, html } from '../../site/html'
import { logOut } from '../../state/sessions'
import type { PageView } from '../pageResponse'
import { type Fields, notice } from './fields'
import { type HostedAnswer, hostedPageTypes } from './HostedPage'
import { sessionOfPage } from './visitorCart'
import { waitText } from './waitText'

const title = 'Log in'
const membersPage = '/members'

/** The page where members log in and out. Redirects to `returnTo`, a path on this site. */
export function loginPage(view: PageView, posted: Fields | null): HostedAnswer {
  const wanted = posted?.returnTo ?? view.url.searchParams.get('returnTo') ?? ''
  const returnTo = ownPath(wanted, view.url) ?? membersPage // docs/decisions.md#7
  const visitor = sessionOfPage(view)
  if (posted === null) return page(view, { returnTo })
  if (visitor === null) return page(view, { returnTo, problem: sessionExpired, status: 403 })
  if (posted.action === 'logout') {
    logOut(visitor.session)
    view.backend.changed()
    return { redirect: returnTo }
  }
  const { email = '', password = '' } = posted
  const result = tryLogin(view.backend, visitor, { email, password })
  view.backend.changed()
  if ('waitSeconds' in result)
    return page(view, { returnTo, email, problem: waitText(result.waitSeconds), status: 429 })
  if ('errorKey' in result) return page(view, { returnTo, email, problem: result.message, status: result.status })
  const remembered = posted.rememberMe === undefined ? [] : [rememberedSession(visitor.id)]
  return { redirect: returnTo, cookies: remembered }
}

interface Shown {
  readonly returnTo: string
  readonly email?: string
  readonly problem?: string
  readonly status?: number
}

function page(view: PageView, { returnTo, email = '', problem, status = 200 }: Shown): HostedAnswer {
  const account = accountOf(sessionOfPage(view)?.session.account ?? null)
  const content = account
    ? loggedIn(view.url, account.email, returnTo)
    : loginForm(view.url, { returnTo, email, problem })
  return { title: account ? 'Your account' : title, content, pageType: hostedPageTypes.page, status }
}

function loginForm({ pathname, search }: URL, { returnTo, email, problem }: Shown): Html {
  return html`<form class="checkout-form" method="POST" action="${pathname + search}" data-login>
<input type="hidden" name="returnTo" value="${returnTo}">
<p class="plain-field"><label for="login-email">Email</label><input id="login-email" class="field-element" type="email" name="email" autocomplete="username" value="${email}" required></p>
<p class="plain-field"><label for="login-password">Password</label><input id="login-password" class="field-element" type="password" name="password" autocomplete="current-password" required></p>
<p><label class="choice"><input type="checkbox" name="rememberMe" value="true"> <span>Stay logged in on this device</span></label></p>
<p class="checkout-buttons"><button class="sqs-block-button-element" type="submit">Log in</button></p>
${notice(problem ?? null)}</form>
<p class="note">On this invented island everybody has the password <code>lighthouse</code>: <code>member@example.test</code>, <code>viewer@example.test</code> and <code>owner@example.test</code>.</p>`
}

function loggedIn({ pathname, search }: URL, email: string, returnTo: string): Html {
  return html`<form class="checkout-form" method="POST" action="${pathname + search}">
<input type="hidden" name="returnTo" value="${returnTo}">
<p>You are logged in as ${email}.</p>
<p class="checkout-buttons"><a class="sqs-block-button-element" href="${returnTo}">Go on</a> <button class="checkout-update" type="submit" name="action" value="logout">Log out</button></p></form>`
}
