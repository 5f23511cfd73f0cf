import { accounts } from '../fixtures/accounts'
import { crumbFailed, declined, ok, rateLimited } from '../http/Answer'
import { textMember } from '../http/body'
import { cartCookie, sessionCookie } from '../http/cookieNames'
import type { Call, Operation } from '../http/Operation'
import { issueCrumb } from '../state/crumbs'
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
  const { state } = call.backend
  const { id, session } = call.session()
  const waitSeconds = countAttempt(state, `login ${id}`, loginLimit, call.backend.now())
  if (waitSeconds > 0) return rateLimited(waitSeconds)
  const email = textMember(call.body.value, 'email').trim().toLowerCase()
  const account = accounts.find((one) => one.email === email)
  if (account === undefined || account.password !== textMember(call.body.value, 'password')) {
    return declined({ errorKey: 'CREDENTIALS_INVALID', status: 401, message: 'Email or password is not correct.' })
  }
  const xsrfToken = nextToken(state, 32)
  logIn(session, account.id, xsrfToken)
  if (textMember(call.body.value, 'rememberMe') === 'true') {
    call.setCookie({ name: sessionCookie, value: id, maxAge: rememberSeconds, httpOnly: true })
  }
  return ok({ xsrfToken, account: { id: account.id, email: account.email, roles: account.roles } })
}

function deleteMemberSession(call: Call) {
  const { id, session } = call.session()
  if (session.xsrfToken !== null && call.request.headers.get(xsrfHeader) !== session.xsrfToken) {
    return crumbFailed(issueCrumb(call.backend.state, id, call.backend.now()))
  }
  logOut(session)
  const keepsCart = call.url.searchParams.get('cloneCart') === 'true'
  if (!keepsCart && session.cart !== null) {
    session.cart = null
    call.setCookie({ name: cartCookie, value: '', maxAge: 0 })
  }
  return ok({ loggedOut: true, cartCloned: keepsCart })
}
