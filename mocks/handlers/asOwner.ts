import { accountOf } from '../fixtures/accounts'
import { forbidden, loginRequired } from '../http/Answer'
import type { Operation } from '../http/Operation'

/** The same operation for the site's owner only: others are asked to log in, or refused. */
export function asOwner(answer: Operation['answer']): Operation['answer'] {
  return (call) => {
    const account = accountOf(call.session().session.account)
    if (account === null) return loginRequired()
    return account.roles.includes('admin') ? answer(call) : forbidden()
  }
}
