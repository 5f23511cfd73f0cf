import { crumbFailed } from '../http/Answer'
import { crumbCookie } from '../http/cookieNames'
import type { Call } from '../http/Operation'
import { isCrumbRenewed, issueCrumb } from '../state/crumbs'
import { guarded } from './applies'
import type { Scenario } from './Scenario'

/** Crumb failures (A4 Data requests). */
export const crumbScenarios = [
  {
    name: 'crumbExpired',
    description: 'The crumb has expired: the first try fails with a new crumb, the retry succeeds.',
    applies: guarded,
    respond: (call) => (isCrumbRenewed(call.backend.state, call.crumb) ? null : failWithNewCrumb(call)),
  },
  {
    name: 'crumbExpiredTwice',
    description: 'Every crumb has expired, even the new one: the retry fails like the first try.',
    applies: guarded,
    respond: (call) => failWithNewCrumb(call),
  },
  {
    name: 'crumbExpiredAs200',
    description: 'As crumbExpired, but with HTTP status 200.',
    applies: guarded,
    respond: (call) => (isCrumbRenewed(call.backend.state, call.crumb) ? null : failWithNewCrumb(call, 200)),
  },
] as const satisfies readonly Scenario[]

function failWithNewCrumb(call: Call, status = 400) {
  const crumb = issueCrumb(call.backend.state, call.session().id, call.backend.now(), true)
  call.setCookie({ name: crumbCookie, value: crumb })
  return crumbFailed(crumb, status)
}
