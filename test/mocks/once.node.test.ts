import { describe, expect, it } from 'vitest'
import { createBackend } from '../../mocks/Backend'
import { ok } from '../../mocks/http/Answer'
import type { Call } from '../../mocks/http/Operation'
import { once } from '../../mocks/http/once'

/** A call with a key. The wrapper reads no more of a call than this. */
function callWith(body: string, backend = createBackend()): Call {
  const request = new Request('http://site.test/api', { headers: { 'Idempotency-Key': 'k-1' } })
  const session = { id: 's', session: {} }
  return {
    backend,
    request,
    url: new URL(request.url),
    session: () => session,
    operation: { id: 'Slow' },
    body: { text: body, value: {} },
  } as unknown as Call
}

describe('a request with the same key as one in progress', () => {
  it('waits for the first one and gets its response', async () => {
    const backend = createBackend()
    let runs = 0
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    const answer = once(async () => {
      runs++
      await gate
      return ok({ runs })
    })
    const both = [answer(callWith('a', backend)), answer(callWith('a', backend))]
    open()
    expect((await Promise.all(both)).map(({ json }) => json)).toEqual([{ runs: 1 }, { runs: 1 }])
  })

  it('runs itself if the first one fails', async () => {
    const backend = createBackend()
    let runs = 0
    const answer = once(async () => {
      runs++
      if (runs === 1) throw new Error('The first run fails.')
      return ok({ runs })
    })
    const [first, second] = await Promise.allSettled([answer(callWith('a', backend)), answer(callWith('a', backend))])
    expect(first?.status).toBe('rejected')
    expect(second).toMatchObject({ status: 'fulfilled', value: { json: { runs: 2 } } })
  })
})
