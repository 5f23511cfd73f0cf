import { standInAnswer } from '../handlers/captcha'
import { captchaDeclined } from '../handlers/form'
import type { Answer } from '../http/Answer'
import { textMember } from '../http/body'
import type { Call } from '../http/Operation'
import { only } from './applies'
import type { Scenario } from './Scenario'

const shortLifeMs = 2000

/** Captchas that do not come, do not hold, or are not believed. */
export const captchaScenarios = [
  {
    name: 'captchaBlocked',
    description: 'The captcha is blocked, as by an ad blocker: network errors; the rest works.',
    applies: only('CaptchaChallenge', 'CaptchaStandIn'),
    respond: () => 'network error',
  },
  {
    name: 'captchaHangs',
    description: 'The captcha never comes; the rest works.',
    applies: only('CaptchaChallenge', 'CaptchaStandIn'),
    respond: () => 'never',
  },
  {
    name: 'captchaExpired',
    description: `A captcha’s answer expires after ${shortLifeMs} ms.`,
    applies: only('CaptchaChallenge', 'CaptchaStandIn'),
    transformResponse: expireSoon,
  },
  {
    name: 'captchaRefused',
    description: 'The server does not accept the captcha’s answer.',
    applies: only('SaveFormSubmission'),
    respond: () => captchaDeclined('CAPTCHA_WRONG'),
  },
] as const satisfies readonly Scenario[]

/** The short life, in what the server sends and in what it remembers. */
function expireSoon(answer: Answer, { operation, params, backend }: Call): Answer {
  if (operation.id === 'CaptchaStandIn') return standInAnswer(params.provider ?? '', shortLifeMs)
  const task = backend.state.captchas[textMember(answer.json, 'id')]
  if (task === undefined) return answer
  task.expiresAt = backend.now() + shortLifeMs
  return { ...answer, json: { ...(answer.json as object), lifeMs: shortLifeMs } } // the answer held a task's id
}
