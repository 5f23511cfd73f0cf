import { type Backend, memberCookies } from '../Backend'
import { type Account, accounts } from '../fixtures/accounts'
import { crumbFailed, type Decline, declined, ok, rateLimited } from '../http/Answer'
import { textMember } from '../http/body'
import { cartCookie, sessionCookie } from '../http/cookieNames'
import type { Cookie } from '../http/cookies'
import type { Call, Operation } from '../http/Operation'
import { issueCrumb } from '../state/crumbs'
import type { Session } from '../state/MockState'
import { nextToken } from '../state/random'
import { countAttempt } from '../state/rateLimits'
import { logIn, logOut } from '../state/sessions'

const loginLimit = { times: 5, withinMs: 60_000 } // attempts per visitor
const rememberSeconds = 30 * 24 * 60 * 60
const xsrfHeader = 'x-siteuser-xsrf-token'

/** Sessions of site members (B7). */
export const sessionOperations: readonly Operation[] = [
  {
    id: 'CreateSession',
    method: 'POST',
    path: '/api/site-users/account/session',
    group: 'account',
    crumb: 'required',
    answer: createMemberSession,
  },
  {
    id: 'DeleteSession',
    method: 'DELETE',
    path: '/api/site-users/account/session',
    group: 'account',
    crumb: 'required',
    answer: deleteMemberSession,
  },
]

function createMemberSession(call: Call) {
  const { id, session } = call.session()
  const { value } = call.body
  const credentials = { email: textMember(value, 'email'), password: textMember(value, 'password') }
  const result = tryLogin(call.backend, { id, session }, credentials)
  if ('waitSeconds' in result) return rateLimited(result.waitSeconds)
  if ('errorKey' in result) return declined(result)
  if (textMember(value, 'rememberMe') === 'true') call.setCookie(rememberedSession(id))
  for (const cookie of memberCookies(session, call.cookies)) call.setCookie(cookie)
  const { account, xsrfToken } = result
  return ok({ xsrfToken, account: { id: account.id, email: account.email, roles: account.roles } })
}

interface Credentials {
  readonly email: string
  readonly password: string
}

/** Logs a visitor in. Every attempt counts, even a successful one; after five in a minute the visitor must wait. */
export function tryLogin(
  { state, now }: Backend,
  { id, session }: { readonly id: string; readonly session: Session },
  { email, password }: Credentials,
): { readonly account: Account; readonly xsrfToken: string } | Decline | { readonly waitSeconds: number } {
  const waitSeconds = countAttempt(state, `login ${id}`, loginLimit, now())
  if (waitSeconds > 0) return { waitSeconds }
  const account = accounts.find((one) => one.email === email.trim().toLowerCase())
  if (account === undefined || account.password !== password) return credentialsInvalid
  const xsrfToken = nextToken(state, 32)
  logIn(session, account.id, xsrfToken)
  return { account, xsrfToken }
}

/** The cookie of a session that outlives the browser's session. */
export function rememberedSession(id: string): Cookie {
  return { name: sessionCookie, value: id, maxAge: rememberSeconds, httpOnly: true }
}

const credentialsInvalid: Decline = {
  errorKey: 'CREDENTIALS_INVALID',
  status: 401,
  message: 'Email or password is not correct.',
}

function deleteMemberSession(call: Call) {
  const { id, session } = call.session()
  if (session.xsrfToken !== null && call.request.headers.get(xsrfHeader) !== session.xsrfToken) {
    return crumbFailed(issueCrumb(call.backend.state, id, call.backend.now()))
  }
  logOut(session)
  for (const cookie of memberCookies(session, call.cookies)) call.setCookie(cookie)
  const keepsCart = call.url.searchParams.get('cloneCart') === 'true'
  if (!keepsCart && session.cart !== null) {
    session.cart = null
    call.setCookie({ name: cartCookie, value: '', maxAge: 0 })
  }
  return ok({ loggedOut: true, cartCloned: keepsCart })
}
