import type { KeptAnswer } from '../state/MockState'
import { type Answer, declined } from './Answer'
import type { Cookie } from './cookies'
import type { Call, Operation } from './Operation'

// Public clients of the platform send the second header when they add to a cart.
const headerNames = ['idempotency-key', 'add-to-cart-id']
const keyShape = /^[A-Za-z0-9_-]{1,64}$/

/** The operations that are still running, by the object with the stored answers of their state. */
const inFlight = new WeakMap<object, Map<string, Promise<unknown>>>()

/**
 * Runs an operation once per session and idempotency key. For the same key and body, returns the stored answer and sets
 * its cookies, after waiting for a first run that is still in progress. The same key with another body or URL is
 * declined. Declines are not stored, so that a corrected request can use its key again. Absolute changes have keys too:
 * if one arrives a second time, after a later change, it must not undo the later one.
 */
export function once(answer: Operation['answer']): Operation['answer'] {
  return async (call) => {
    const key = keyOf(call)
    if (key === null) return answer(call)
    if (!keyShape.test(key)) {
      const message = 'A key has 1 to 64 characters of A-Z, a-z, 0-9, - and _.'
      return declined({ errorKey: 'KEY_INVALID', status: 422, message })
    }
    const { answered } = call.backend.state
    const running = runsOf(answered)
    const name = `${call.operation.id} ${call.session().id} ${key}`
    while (running.has(name)) await running.get(name)
    const kept = Object.hasOwn(answered, name) ? answered[name] : undefined
    if (kept !== undefined) return replayed(kept, call)
    const run = runAndKeep(answer, call, name)
    running.set(name, run.then(ignore, ignore))
    try {
      return await run
    } finally {
      running.delete(name)
    }
  }
}

function keyOf({ request }: Call): string | null {
  const [key = null] = headerNames.map((name) => request.headers.get(name)).filter((value) => value !== null)
  return key
}

function runsOf(answered: object): Map<string, Promise<unknown>> {
  const runs = inFlight.get(answered) ?? new Map<string, Promise<unknown>>()
  inFlight.set(answered, runs)
  return runs
}

async function runAndKeep(answer: Operation['answer'], call: Call, name: string): Promise<Answer> {
  const { answered } = call.backend.state
  const cookies: Cookie[] = []
  const setCookie = (cookie: Cookie) => {
    cookies.push(cookie)
    call.setCookie(cookie)
  }
  const given = await answer({ ...call, setCookie })
  const { status, json = null } = given
  if (status < 300) answered[name] = { body: contentOf(call), status, json, cookies }
  return given
}

/** The content that a key belongs to: the URL of the request, which names a line or coupon, and its body. */
function contentOf({ url, body }: Call): string {
  return `${url.pathname} ${body.text}`
}

function replayed(kept: KeptAnswer, call: Call): Answer {
  if (kept.body !== contentOf(call)) {
    return declined({ errorKey: 'KEY_REUSED', status: 422, message: 'This key was used for another request.' })
  }
  for (const cookie of kept.cookies ?? []) call.setCookie(cookie)
  return { status: kept.status, json: kept.json }
}

function ignore(): void {}
