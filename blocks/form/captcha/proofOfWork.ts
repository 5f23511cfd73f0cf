import { type CaptchaTask, requestCaptchaTask } from '../../../src/data/captcha'
import type { CaptchaAdapter, CaptchaOptions } from './CaptchaAdapter'

const batch = 64 // hashes that are asked for in one go: a millisecond of the page's time

/**
 * A captcha without a third party: the browser finds a number by trying, which costs a visitor nothing to speak of and
 * whoever sends thousands of forms a lot. The browser hashes beside the page, so that nothing stutters meanwhile.
 */
export function create({ onAnswer, onExpire, onFail }: CaptchaOptions): CaptchaAdapter {
  let token = ''
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
    expiry = setTimeout(() => {
      forget()
      onExpire()
    }, lifeMs)
    onAnswer()
    return token
  }
  const start = async (): Promise<string> => {
    const { signal } = stop
    const task = await requestCaptchaTask(signal)
    const solution = await solve(task, signal)
    signal.throwIfAborted()
    return finish(task, solution)
  }
  const execute = (): Promise<string> => {
    work ??= start()
    const own = work
    own.catch(() => {
      if (work === own) work = null
    })
    return own
  }
  /** Waits for the answer; one that was forgotten meanwhile is none. */
  const answer = () =>
    execute().catch((error: unknown) => {
      if (isAbort(error)) return ''
      throw error
    })
  return {
    render: async () => void (await answer()),
    execute: answer,
    getToken: () => token,
    reset() {
      forget()
      answer().catch(onFail)
    },
    destroy: forget,
  }
}

/** The number that has the hash. Throws an `Error` where none has, and with the signal's reason where it aborts. */
export async function solve({ salt, hash, most }: CaptchaTask, signal?: AbortSignal): Promise<number> {
  const wanted = hash.toLowerCase()
  const first = Number.parseInt(wanted.slice(0, 2), 16) // tells nearly all of them apart
  const encoder = new TextEncoder()
  for (let from = 0; from < most; from += batch) {
    const numbers = Array.from({ length: Math.min(batch, most - from) }, (_, index) => from + index)
    const digests = await Promise.all(
      numbers.map((number) => crypto.subtle.digest('SHA-256', encoder.encode(`${salt}${number}`))),
    )
    signal?.throwIfAborted()
    const found = digests.findIndex((digest) => new Uint8Array(digest)[0] === first && hexOf(digest) === wanted)
    if (found >= 0) return from + found
  }
  throw new Error('The task of the captcha has no solution.')
}

function hexOf(digest: ArrayBuffer): string {
  let text = ''
  for (const byte of new Uint8Array(digest)) text += byte.toString(16).padStart(2, '0')
  return text
}

function isAbort(error: unknown): boolean {
  return (error as { name?: unknown } | null)?.name === 'AbortError'
}
