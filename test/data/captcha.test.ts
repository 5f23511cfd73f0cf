import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { requestCaptchaTask } from '../../src/data/captcha'
import { useMockNetwork as mockNetwork } from '../support/mockNetwork'

const network = mockNetwork()
const task = { id: 'a', salt: 'b', hash: 'c', most: 10, lifeMs: 1000 }
const ask = () => requestCaptchaTask(new AbortController().signal)

describe('a proof-of-work task', () => {
  it('is requested from the host', async () => {
    expect(await ask()).toMatchObject({ most: expect.any(Number), hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
  })

  it.each([
    null,
    [],
    'text',
    {},
    { ...task, salt: '' },
    { ...task, most: 0 },
    { ...task, most: 1_000_001 },
    { ...task, lifeMs: 0 },
    { ...task, id: 7 },
  ])('is rejected if the host responds with %j', async (answer) => {
    network.msw.use(http.get('*/api/captcha/challenge', () => HttpResponse.json(answer)))
    await expect(ask()).rejects.toThrow('responded without a valid task')
  })

  it('can need up to a million attempts, and times out after ten seconds', async () => {
    const waits = vi.spyOn(globalThis, 'setTimeout')
    network.msw.use(http.get('*/api/captcha/challenge', () => HttpResponse.json({ ...task, most: 1_000_000 })))
    expect(await ask()).toMatchObject({ most: 1_000_000 })
    expect(waits.mock.calls.map(([, ms]) => ms)).toContain(10_000)
  })

  it('is aborted with its request', async () => {
    await expect(requestCaptchaTask(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
  })
})
