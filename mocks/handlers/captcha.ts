import { isProvider, standInScript } from '../captcha/standIn'
import { ok } from '../http/Answer'
import type { Operation } from '../http/Operation'
import { captchaLifeMs, issueTask } from '../state/captchas'

/** Tasks of the proof of work, and stand-ins for the scripts of captcha providers. Ours, not the platform's. */
export const captchaOperations: readonly Operation[] = [
  {
    id: 'CaptchaChallenge',
    method: 'GET',
    path: '/api/captcha/challenge',
    group: 'form',
    crumb: 'none',
    answer: async ({ backend, session }) => ok(await issueTask(backend.state, session().id, backend.now())),
  },
  {
    id: 'CaptchaStandIn',
    method: 'GET',
    path: '/api/captcha/stand-ins/{provider}',
    group: 'form',
    crumb: 'none',
    answer: ({ params }) => standInAnswer(params.provider ?? '', captchaLifeMs),
  },
]

/** A provider's stand-in as a script whose answers are good for so long; 404 for a provider that there is none of. */
export function standInAnswer(provider: string, lifeMs: number) {
  if (!isProvider(provider)) return { status: 404, json: { error: `There is no stand-in for ${provider}.` } }
  return {
    status: 200,
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
    body: standInScript(provider, lifeMs),
  }
}
