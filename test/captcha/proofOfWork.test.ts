import { afterEach, describe, expect, it, vi } from 'vitest'
import { proofHash } from '../../mocks/captcha/proofHash'
import { captchaLifeMs } from '../../mocks/state/captchas'
import { create, solve } from '../../src/captcha/proofOfWork'
import { useMockNetwork as mockNetwork } from '../support/mockNetwork'

mockNetwork()
afterEach(() => vi.restoreAllMocks())

const task = async (solution: number, most = 200) => ({
  id: 'task',
  salt: 'salt',
  hash: await proofHash('salt', solution),
  most,
  lifeMs: 1000,
})

describe('the proof-of-work search', () => {
  it.each([0, 1, 63, 64, 199])('finds the solution %i', async (solution) => {
    expect(await solve(await task(solution))).toBe(solution)
  })

  it('accepts an uppercase hash', async () => {
    const wanted = await task(70)
    expect(await solve({ ...wanted, hash: wanted.hash.toUpperCase() })).toBe(70)
  })

  it('fails if no number has the hash', async () => {
    await expect(solve(await task(200))).rejects.toThrow('no solution')
  })

  it('stops when aborted', async () => {
    await expect(solve(await task(199), AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('a proof-of-work answer', () => {
  it('that expired while the computer slept is not used, but computed again', async () => {
    const nothing = () => {}
    const callbacks = { onAnswer: nothing, onExpire: nothing, onFail: nothing }
    const captcha = create({ place: document.body, siteKey: '', scriptUrl: '', theme: 'light', ...callbacks })
    const first = await captcha.execute()
    expect(captcha.getToken()).toBe(first)
    // Timers have not run meanwhile.
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 60 * 60 * 1000)
    expect(captcha.getToken()).toBe('')
    expect(await captcha.execute()).not.toBe(first)
    captcha.destroy()
  })

  it('is neither computed further nor announced once its form is gone', async () => {
    const [onAnswer, nothing] = [vi.fn(), () => {}]
    const callbacks = { onAnswer, onExpire: nothing, onFail: nothing }
    const captcha = create({ place: document.body, siteKey: '', scriptUrl: '', theme: 'light', ...callbacks })
    const search = captcha.execute()
    captcha.destroy()
    expect(await search).toBe('')
    expect(onAnswer).not.toHaveBeenCalled()
  })

  it('that cannot be computed again after a reset counts as a failure', async () => {
    const [onFail, nothing] = [vi.fn(), () => {}]
    const callbacks = { onAnswer: nothing, onExpire: nothing, onFail }
    const captcha = create({ place: document.body, siteKey: '', scriptUrl: '', theme: 'light', ...callbacks })
    await captcha.execute()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    captcha.reset()
    await vi.waitFor(() => expect(onFail).toHaveBeenCalledOnce())
    captcha.destroy()
  })

  it('lasts even if the host accepts it for longer than a timer can wait', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const monthMs = 30 * 24 * 60 * 60 * 1000
    vi.stubGlobal('fetch', async () => Response.json({ ...(await task(1)), lifeMs: monthMs }))
    const [onExpire, nothing] = [vi.fn(), () => {}]
    const callbacks = { onAnswer: nothing, onExpire, onFail: nothing }
    const captcha = create({ place: document.body, siteKey: '', scriptUrl: '', theme: 'light', ...callbacks })
    await captcha.execute()
    vi.advanceTimersByTime(60_000)
    expect(captcha.getToken()).toBe('task.1')
    expect(onExpire).not.toHaveBeenCalled()
    captcha.destroy()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('lasts its full time after a reset, however little was left before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const [onExpire, nothing] = [vi.fn(), () => {}]
    const callbacks = { onAnswer: nothing, onExpire, onFail: nothing }
    const captcha = create({ place: document.body, siteKey: '', scriptUrl: '', theme: 'light', ...callbacks })
    await captcha.execute()
    vi.advanceTimersByTime(captchaLifeMs - 1000)
    captcha.reset()
    const second = await captcha.execute()
    vi.advanceTimersByTime(captchaLifeMs - 1000)
    expect(captcha.getToken()).toBe(second)
    expect(onExpire).not.toHaveBeenCalled()
    captcha.destroy()
    vi.useRealTimers()
  })
})
