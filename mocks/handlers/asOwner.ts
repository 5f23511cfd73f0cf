import { accountOf } from '../fixtures/accounts'
import { forbidden, loginRequired } from '../http/Answer'
import type { Operation } from '../http/Operation'

/** Restricts an operation to the site's owner. Answers 401 without a login and 403 to other accounts. */
export function asOwner(answer: Operation['answer']): Operation['answer'] {
  return (call) => {
    const account = accountOf(call.session().session.account)
    if (account === null) return loginRequired()
    return account.roles.includes('admin') ? answer(call) : forbidden()
  }
}
