import { proofHash } from '../captcha/proofHash'
import type { MockState } from './MockState'
import { nextId, nextRandom } from './random'

/** How many numbers a client tries at most: half a second of work on a slow machine. */
export const mostTries = 6000
/** How long a challenge, and a stand-in's answer, is good for: as long as the providers' own. */
export const captchaLifeMs = 2 * 60 * 1000

/** A task that a client solves by trying: which number below `most` has this hash together with the salt. */
export interface CaptchaTask {
  readonly id: string
  readonly salt: string
  readonly hash: string
  readonly most: number
  readonly lifeMs: number
}

/** Why an answer is refused. */
export type CaptchaProblem = 'CAPTCHA_MISSING' | 'CAPTCHA_WRONG' | 'CAPTCHA_USED' | 'CAPTCHA_EXPIRED'

// What a stand-in for a provider gives out: the provider, when it expires, and something that no other answer has.
const standInAnswer = /^stand-in\.(?:recaptcha|hcaptcha|turnstile)\.(\d{1,15})\.\w{1,40}$/

/** A new task for this session. The server keeps its solution, so that nothing but the work gives it away. */
export async function issueTask(state: MockState, session: string, now: number): Promise<CaptchaTask> {
  const id = nextId(state)
  const salt = nextId(state)
  const solution = Math.floor(nextRandom(state) * mostTries)
  state.captchas[id] = { session, solution, expiresAt: now + captchaLifeMs }
  return { id, salt, hash: await proofHash(salt, solution), most: mostTries, lifeMs: captchaLifeMs }
}

/**
 * Takes an answer: `<id>.<number>` of a task, or a stand-in's. Each is taken once, also where it is wrong or too late, so
 * that nobody tries again until it fits. Returns why it is refused, or null.
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
