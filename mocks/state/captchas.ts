import { proofHash } from '../captcha/proofHash'
import type { MockState } from './MockState'
import { nextId, nextRandom } from './random'

/** The maximum number of tries for a client: half a second of work on a slow machine. */
export const mostTries = 6000
/** How long a challenge or a stand-in's token is valid, the same as with the real providers. */
export const captchaLifeMs = 2 * 60 * 1000

/** A challenge that a client solves by brute force: find the number below `most` that has this hash with the salt. */
export interface CaptchaTask {
  readonly id: string
  readonly salt: string
  readonly hash: string
  readonly most: number
  readonly lifeMs: number
}

/** Why an answer is refused. */
export type CaptchaProblem = 'CAPTCHA_MISSING' | 'CAPTCHA_WRONG' | 'CAPTCHA_USED' | 'CAPTCHA_EXPIRED'

// A stand-in's token: the provider, the expiry time and a random part.
const standInAnswer = /^stand-in\.(?:recaptcha|hcaptcha|turnstile)\.(\d{1,15})\.\w{1,40}$/

/** Creates a challenge for this session. Only the server knows the solution. */
export async function issueTask(state: MockState, session: string, now: number): Promise<CaptchaTask> {
  const id = nextId(state)
  const salt = nextId(state)
  const solution = Math.floor(nextRandom(state) * mostTries)
  state.captchas[id] = { session, solution, expiresAt: now + captchaLifeMs }
  return { id, salt, hash: await proofHash(salt, solution), most: mostTries, lifeMs: captchaLifeMs }
}

/**
 * Checks an answer: `<id>.<number>` of a challenge, or a stand-in's token. Each can be used once, even a wrong or
 * expired one, so that solutions cannot be guessed. Returns why it is refused, or null.
 */
export function takeAnswer(state: MockState, answer: string, session: string, now: number): CaptchaProblem | null {
  if (answer === '') return 'CAPTCHA_MISSING'
  if (Object.hasOwn(state.usedCaptchas, answer)) return 'CAPTCHA_USED'
  state.usedCaptchas[answer] = now
  const [, expiresAt] = standInAnswer.exec(answer) ?? []
  if (expiresAt !== undefined) return Number(expiresAt) > now ? null : 'CAPTCHA_EXPIRED'
  return takeSolution(state, answer, session, now)
}

function takeSolution(state: MockState, answer: string, session: string, now: number): CaptchaProblem | null {
  const [id = '', number = ''] = answer.split('.')
  const task = Object.hasOwn(state.captchas, id) ? state.captchas[id] : undefined
  if (task === undefined || task.session !== session) return 'CAPTCHA_WRONG'
  delete state.captchas[id]
  if (task.expiresAt <= now) return 'CAPTCHA_EXPIRED'
  return String(task.solution) === number ? null : 'CAPTCHA_WRONG'
}
