import { type CaptchaTask, requestCaptchaTask } from '../data/captcha'
import type { CaptchaAdapter, CaptchaOptions } from './CaptchaAdapter'
import { messages } from './messages'

const batch = 64 // hashes requested at once: about 1 ms of main-thread time
const longestTimeoutMs = 2 ** 31 - 1 // a longer one would fire at once

/**
 * A captcha without a third party: the browser finds a number by brute force, which is cheap for one visitor and
 * expensive for a sender of thousands of forms. Hashing runs off the main thread, so the page stays responsive.
 */
export function create({ onAnswer, onExpire, onFail }: CaptchaOptions): CaptchaAdapter {
  let token = ''
  let validUntil = 0
  let expiry: ReturnType<typeof setTimeout> | undefined
  let stop = new AbortController()
  let work: Promise<string> | null = null

  const forget = () => {
    stop.abort()
    stop = new AbortController()
    clearTimeout(expiry)
    token = ''
    work = null
  }
  const finish = ({ id, lifeMs }: CaptchaTask, solution: number): string => {
    token = `${id}.${solution}`
    validUntil = Date.now() + Number(lifeMs)
    const expire = () => {
      forget()
      onExpire()
    }
    expiry = setTimeout(expire, Math.min(lifeMs, longestTimeoutMs))
    onAnswer()
    return token
  }
  /**
   * Needed in addition to the timer, because timers pause while the computer sleeps or the back/forward cache holds the
   * page.
   */
  const forgetExpired = () => {
    if (token && Date.now() >= validUntil) forget()
  }
  const start = async (): Promise<string> => {
    const { signal } = stop
    const task = await requestCaptchaTask(signal)
    const solution = await solve(task, signal)
    signal.throwIfAborted()
    return finish(task, solution)
  }
  const execute = (): Promise<string> => {
    forgetExpired()
    work ??= start()
    const own = work
    own.catch(() => {
      if (work === own) work = null
    })
    return own
  }
  /** Waits for the answer; resolves to an empty string if a reset aborts the work. */
  const answer = () =>
    execute().catch((error: unknown) => {
      if (isAbort(error)) return ''
      throw error
    })
  return {
    render: async () => void (await answer()),
    execute: answer,
    getToken() {
      forgetExpired()
      return token
    },
    reset() {
      forget()
      answer().catch(onFail)
    },
    destroy: forget,
  }
}

/** Finds the number with the given hash. Throws an `Error` if there is none, and the signal's reason if it aborts. */
export async function solve({ salt, hash, most }: CaptchaTask, signal?: AbortSignal): Promise<number> {
  const wanted = hash.toLowerCase()
  const first = Number.parseInt(wanted.slice(0, 2), 16) // the first byte rules out nearly all numbers
  const encoder = new TextEncoder()
  for (let from = 0; from < most; from += batch) {
    const numbers = [...Array(Math.min(batch, most - from)).keys()].map((index) => from + index)
    const digests = await Promise.all(
      numbers.map((number) => crypto.subtle.digest('SHA-256', encoder.encode(`${salt}${number}`))),
    )
    signal?.throwIfAborted()
    const found = digests.findIndex((digest) => new Uint8Array(digest)[0] === first && hexOf(digest) === wanted)
    if (found >= 0) return from + found
  }
  throw new Error(messages.noSolution)
}

function hexOf(digest: ArrayBuffer): string {
  let text = ''
  for (const byte of new Uint8Array(digest)) text += byte.toString(16).padStart(2, '0')
  return text
}

function isAbort(error: unknown): boolean {
  return (error as { name?: unknown } | null)?.name === 'AbortError'
}
