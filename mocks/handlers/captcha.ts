import { isProvider, standInScript } from '../captcha/standIn'
import { ok } from '../http/Answer'
import type { Operation } from '../http/Operation'
import { captchaLifeMs, issueTask } from '../state/captchas'

/** Proof-of-work challenges, and stand-ins for the scripts of captcha providers. Not part of the platform's API. */
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

/** Returns a provider's stand-in script, whose tokens are valid for `lifeMs`; 404 for an unknown provider. */
export function standInAnswer(provider: string, lifeMs: number) {
  if (!isProvider(provider)) return { status: 404, json: { error: `There is no stand-in for ${provider}.` } }
  return {
    status: 200,
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
    body: standInScript(provider, lifeMs),
  }
}
