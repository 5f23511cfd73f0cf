import { describe, expect, it } from 'vitest'
import { createSender } from '../../../src/data/cart/createSender'
import { InternalServerError } from '../../../src/errors/InternalServerError'
import { NetworkError } from '../../../src/errors/NetworkError'
import { ResponseParseError } from '../../../src/errors/ResponseParseError'
import { ServerReplyError } from '../../../src/errors/ServerReplyError'
import type { CartOperation } from '../../../src/model/cart/cartOperation'
import { emptyCart } from '../../../src/model/cart/emptyCart'

const coupon: CartOperation = { kind: 'addCoupon', key: 'a', calls: ['1'], promoCode: 'WELCOME10' }
const failure = { message: 'No', url: '/api/x', method: 'POST' }
const network = { ...failure, errorKey: 'L2FwaS94' }

/** Sends one operation. Every attempt fails with `error` until so many have failed. */
function attempt(error: Error, failures = Number.POSITIVE_INFINITY) {
  return attemptEach((index) => (index < failures ? error : null))
}

/** Sends one operation. `errorAt` is the error of each attempt; `isOnline` says whether a pause ends with a connection. */
async function attemptEach(errorAt: (index: number) => Error | null, isOnline = () => false) {
  const seen = { sent: 0, pauses: [] as number[], waits: [] as boolean[], result: '' }
  await new Promise<void>((resolve) => {
    const queue = [coupon]
    const done = (result: string) => {
      queue.shift()
      seen.result = result
    }
    createSender({
      takeFirst: () => queue[0],
      send: async () => {
        const error = errorAt(seen.sent++)
        if (error) throw error
        return { cart: emptyCart, warning: '' }
      },
      pause: async (ms) => {
        seen.pauses.push(ms)
        return isOnline()
      },
      onAnswer: () => done('answered'),
      onFailure: () => done('failed'),
      onWait: (isOffline) => seen.waits.push(isOffline),
      onDrained: resolve,
      onStopped() {},
    }).start()
  })
  return seen
}

describe('a change of the cart', () => {
  it.each<[string, Error]>([
    ['an answer that is not JSON', new ResponseParseError({ ...failure, status: 200 })],
    ['an internal error', new InternalServerError({ ...failure, status: 500 })],
    ...[408, 425, 429, 502, 599].map((status): [string, Error] => [
      `status ${status}`,
      new NetworkError({ ...network, status, reason: 'status' }),
    ]),
  ])('is retried five times after %s', async (_, error) => {
    expect(await attempt(error)).toMatchObject({ sent: 6, pauses: [200, 400, 800, 1600, 3200], result: 'failed' })
    expect(await attempt(error, 5)).toMatchObject({ sent: 6, result: 'answered', waits: Array(5).fill(false) })
  })

  it.each([
    ['the reason of the server', new ServerReplyError({ ...failure, status: 400 })],
    ['status 404', new NetworkError({ ...network, status: 404, reason: 'status' })],
    ['an error of our own', new TypeError('x is not a function')],
  ])('is not retried after %s', async (_, error) => {
    expect(await attempt(error)).toMatchObject({ sent: 1, pauses: [], result: 'failed' })
  })

  it('is retried as often as the one before it', async () => {
    const error = new InternalServerError({ ...failure, status: 500 })
    const sent: string[] = []
    await new Promise<void>((resolve) => {
      const queue = [coupon, { ...coupon, key: 'b' }]
      createSender({
        takeFirst: () => queue[0],
        send: ({ key }) => Promise.reject(error).finally(() => sent.push(key)),
        pause: async () => false,
        onAnswer: () => {},
        onFailure: () => queue.shift(),
        onWait: () => {},
        onDrained: resolve,
        onStopped() {},
      }).start()
    })
    expect(sent.join('')).toBe('a'.repeat(6) + 'b'.repeat(6))
  })

  it('is not retried once Skerry has stopped', async () => {
    const waits: unknown[] = []
    await new Promise<void>((resolve) => {
      const sender = createSender({
        takeFirst: () => coupon,
        send: async () => {
          sender.stop()
          throw new NetworkError({ ...network, status: 0, reason: 'connection' })
        },
        pause: async (ms) => waits.push(ms) > 0,
        onAnswer() {},
        onFailure() {},
        onWait: (isOffline) => waits.push(isOffline),
        onDrained() {},
        onStopped: resolve,
      })
      sender.start()
    })
    expect(waits).toEqual([])
  })

  it('waits as long as the server asks for, at most 30 seconds', async () => {
    const busy = (retryAfterMs: number) => new NetworkError({ ...network, status: 429, reason: 'status', retryAfterMs })
    expect((await attempt(busy(1000), 4)).pauses).toEqual([1000, 1000, 1000, 1600])
    expect((await attempt(busy(90_000), 1)).pauses).toEqual([30_000])
  })

  it('is retried five times after errors, however long it was offline before', async () => {
    const offline = new NetworkError({ ...network, status: 0, reason: 'connection' })
    const error = new NetworkError({ ...network, status: 502, reason: 'status' })
    const fail = (errors: number) => attemptEach((index) => (index < 6 ? offline : index < 6 + errors ? error : null))
    expect(await fail(5)).toMatchObject({ sent: 12, result: 'answered' })
    expect(await fail(6)).toMatchObject({ sent: 12, result: 'failed' })
  })

  it('starts with a short wait again once the connection is back', async () => {
    const errors = [...Array(3).fill('connection'), 'status'].map(
      (reason) => new NetworkError({ ...network, status: reason === 'status' ? 502 : 0, reason }),
    )
    let pauses = 0
    const { pauses: waited } = await attemptEach(
      (index) => errors[index] ?? null,
      () => ++pauses === 3,
    )
    expect(waited).toEqual([200, 400, 800, 200])
  })

  it('is retried until the server responds, at most every 30 seconds', async () => {
    const { sent, pauses, waits, result } = await attempt(
      new NetworkError({ ...network, status: 0, reason: 'connection' }),
      20,
    )
    expect([sent, result, new Set(waits)]).toEqual([21, 'answered', new Set([true])])
    expect([pauses[0], pauses[7], Math.max(...pauses)]).toEqual([200, 25_600, 30_000])
  })
})
