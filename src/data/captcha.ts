import { isRecord } from '../model/text/json'
import { get } from './request'

const challengePath = '/api/captcha/challenge' // ours, not the platform's
const timeoutMs = 10_000 // as for a captcha's script
const mostWork = 1_000_000 // a host that asks for more has made a mistake, and visitors would pay for it

/** A task of the proof of work: which number below `most` has this hash, written in decimal after the salt? */
export interface CaptchaTask {
  readonly id: string
  readonly salt: string
  /** SHA-256 in hexadecimal. */
  readonly hash: string
  readonly most: number
  /** How long a solution is taken. */
  readonly lifeMs: number
}

/** Asks the host for a task. Rejects with a `RequestError`, with a `TypeError` where the answer is none, or where `signal` aborts. */
export async function requestCaptchaTask(signal: AbortSignal): Promise<CaptchaTask> {
  const reply = await get(challengePath, { signal, timeoutMs })
  if (isTask(reply)) return reply
  throw new TypeError(`${challengePath} answered with no task.`)
}

function isTask(value: unknown): value is CaptchaTask {
  if (!isRecord(value)) return false
  const { id, salt, hash, most, lifeMs } = value
  const isText = [id, salt, hash].every((text) => typeof text === 'string' && text !== '')
  return isText && Number(most) > 0 && Number(most) <= mostWork && Number(lifeMs) > 0
}
