import { memberCookies } from '../Backend'
import { ok } from '../http/Answer'
import type { Operation } from '../http/Operation'
import { logOut } from '../state/sessions'

/** Logging out of the site (A7, B7). */
export const authOperations: readonly Operation[] = [
  {
    id: 'Logout',
    method: 'POST',
    path: '/api/auth/Logout',
    group: 'account',
    crumb: 'required',
    answer: (call) => {
      const { session } = call.session()
      logOut(session)
      for (const cookie of memberCookies(session, call.cookies)) call.setCookie(cookie)
      return ok({ loggedOut: true })
    },
  },
]
