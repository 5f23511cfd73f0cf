import { format } from '../language/format'
import { isRecord } from '../model/text/json'
import { messages } from './messages'
import { get } from './request'

const challengePath = '/api/captcha/challenge' // ours, not the platform's
const timeoutMs = 10_000 // as for a captcha's script
const mostWork = 1_000_000 // a higher number would be a mistake by the host, and slow for visitors

/** A proof-of-work task: find the number below `most` which, in decimal after the salt, has this hash. */
export interface CaptchaTask {
  readonly id: string
  readonly salt: string
  /** SHA-256 in hexadecimal. */
  readonly hash: string
  readonly most: number
  /** How long a solution is accepted. */
  readonly lifeMs: number
}

/**
 * Requests a task from the host. Rejects with a `RequestError`, with a `TypeError` for an invalid response, or if
 * `signal` aborts.
 */
export async function requestCaptchaTask(signal: AbortSignal): Promise<CaptchaTask> {
  const reply = await get(challengePath, { signal, timeoutMs })
  if (isTask(reply)) return reply
  throw new TypeError(format(messages.noTask, { path: challengePath }))
}

function isTask(value: unknown): value is CaptchaTask {
  if (!isRecord(value)) return false
  const { id, salt, hash, most, lifeMs } = value
  const isText = [id, salt, hash].every((text) => typeof text === 'string' && text !== '')
  return isText && Number(most) > 0 && Number(most) <= mostWork && Number(lifeMs) > 0
}
