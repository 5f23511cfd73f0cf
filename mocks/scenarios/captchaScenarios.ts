import { standInAnswer } from '../handlers/captcha'
import { captchaDeclined } from '../handlers/form'
import type { Answer } from '../http/Answer'
import { textMember } from '../http/body'
import type { Call } from '../http/Operation'
import { only } from './applies'
import type { Scenario } from './Scenario'

const shortLifeMs = 2000
const tokenNames = ['captchaKey', 'recaptchaEnterpriseV3Token', 'captchaToken']

/** Captchas that fail to load, expire early or are refused. */
export const captchaScenarios = [
  {
    name: 'captchaBlocked',
    description: 'The captcha is blocked, as by an ad blocker: network errors; everything else works.',
    applies: only('CaptchaChallenge', 'CaptchaStandIn'),
    respond: () => 'network error',
  },
  {
    name: 'captchaHangs',
    description: 'The captcha never loads; everything else works.',
    applies: only('CaptchaChallenge', 'CaptchaStandIn'),
    respond: () => 'never',
  },
  {
    name: 'captchaExpired',
    description: `A captcha’s token expires after ${shortLifeMs} ms.`,
    applies: only('CaptchaChallenge', 'CaptchaStandIn'),
    transformResponse: expireSoon,
  },
  {
    name: 'captchaRefused',
    description: 'The server rejects the captcha’s token.',
    applies: only('SaveFormSubmission', 'SignUpForRestock'),
    respond: ({ body }) =>
      tokenNames.some((name) => textMember(body.value, name)) ? captchaDeclined('CAPTCHA_WRONG') : null,
  },
] as const satisfies readonly Scenario[]

/** Shortens the lifetime in the response and in the server's state. */
function expireSoon(answer: Answer, { operation, params, backend }: Call): Answer {
  if (operation.id === 'CaptchaStandIn') return standInAnswer(params.provider ?? '', shortLifeMs)
  const task = backend.state.captchas[textMember(answer.json, 'id')]
  if (task === undefined) return answer
  task.expiresAt = backend.now() + shortLifeMs
  return { ...answer, json: { ...(answer.json as object), lifeMs: shortLifeMs } } // an object: it has the task's id
}
