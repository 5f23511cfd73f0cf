import { declined } from './Answer'
import type { Operation } from './Operation'

const headerName = 'idempotency-key'
const keyShape = /^[A-Za-z0-9_-]{1,64}$/

/**
 * Runs an operation once per session and idempotency key. The same key and body return the stored answer; the same key
 * with another body is declined. Declines are not stored, so that a corrected request can use its key again.
 */
export function once(answer: Operation['answer']): Operation['answer'] {
  return async (call) => {
    const key = call.request.headers.get(headerName)
    if (key === null) return answer(call)
    if (!keyShape.test(key)) {
      const message = 'A key has 1 to 64 characters of A-Z, a-z, 0-9, - and _.'
      return declined({ errorKey: 'KEY_INVALID', status: 422, message })
    }
    const { answered } = call.backend.state
    const name = `${call.operation.id} ${call.session().id} ${key}`
    const kept = Object.hasOwn(answered, name) ? answered[name] : undefined
    if (kept !== undefined) {
      if (kept.body === call.body.text) return { status: kept.status, json: kept.json }
      return declined({ errorKey: 'KEY_REUSED', status: 422, message: 'This key was used for another request.' })
    }
    const given = await answer(call)
    if (given.status < 300) answered[name] = { body: call.body.text, status: given.status, json: given.json ?? null }
    return given
  }
}
