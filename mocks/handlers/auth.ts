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
    answer: ({ session }) => {
      logOut(session().session)
      return ok({ loggedOut: true })
    },
  },
]
