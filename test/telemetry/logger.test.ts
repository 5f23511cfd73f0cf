import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { removeCookie, writeCookie } from '../../src/browser/cookies'
import { forgetShared } from '../../src/browser/shared'
import { startTelemetry } from '../../src/telemetry/startTelemetry'
import { trace } from '../../src/telemetry/trace'
import { readVisitorFrom } from '../../src/telemetry/visitor'
import { allowKeepalive, collector, pageOf, settled, setVisibility, tracesOf } from './collector'

let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  forgetShared()
  localStorage.clear()
  allowKeepalive()
  history.replaceState(null, '', '/page')
})
afterEach(() => {
  stop()
  stop = () => {}
  removeCookie('crumb')
  vi.useRealTimers()
})

const start = () => {
  stop = startTelemetry(pageOf())
}

describe('the logger', () => {
  it('sends entries every 30 s, in the form field data', async () => {
    const { posts } = collector()
    start()
    trace('gallery', { slides: 3 })
    await vi.advanceTimersByTimeAsync(29_999)
    expect(posts).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(posts.map(({ path }) => path)).toEqual(['/api/events/Trace'])
    expect(posts[0]?.headers.get('Content-Type')).toMatch(/^application\/x-www-form-urlencoded/)
    expect(tracesOf(posts[0]!)).toEqual([
      { eventId: expect.any(String), pageUrl: 'http://site.test/page', type: 'gallery', data: { slides: 3 } },
    ])
    trace('gallery', { slides: 4 })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(posts).toHaveLength(2)
  })

  it('notices a consent answer written by another script', async () => {
    const read = vi.fn(() => '')
    readVisitorFrom(read)
    start()
    read.mockClear()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(read).toHaveBeenCalled()
  })

  it('sends nothing if nothing was logged', async () => {
    const { posts } = collector()
    start()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(posts).toHaveLength(0)
  })

  it('sends entries logged before it started in the first flush', async () => {
    const { posts } = collector()
    trace('early', null)
    await settled()
    start()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(tracesOf(posts[0]!).map(({ type }) => type)).toEqual(['early'])
  })

  it.each(['visibilitychange', 'pagehide'])('sends on %s, before the page is gone', (event) => {
    const { posts } = collector('wait')
    start()
    trace('leaving', null)
    if (event === 'pagehide') window.dispatchEvent(new Event('pagehide'))
    else setVisibility('hidden')
    expect(posts.map(({ path, keepalive }) => [path, keepalive])).toEqual([['/api/events/Trace', true]])
  })

  it('silently keeps entries that failed to send for the next flush', async () => {
    const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
    collector(503)
    start()
    trace('a', null)
    await vi.advanceTimersByTimeAsync(30_000)
    trace('b', null)
    const { posts } = collector(200)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(posts.flatMap(tracesOf).map(({ type }) => type)).toEqual(['a', 'b'])
    for (const one of said) expect(one).not.toHaveBeenCalled()
  })

  it('reports how many entries it dropped to make room', async () => {
    const { posts } = collector()
    start()
    for (let i = 0; i < 1500; i++) trace('much', i)
    await vi.advanceTimersByTimeAsync(30_000)
    const entries = posts.flatMap(tracesOf)
    const lost = entries.filter(({ type }) => type === 'telemetry lost').map(({ data }) => data)
    expect(lost).toEqual([{ count: 1500 - (entries.length - 1) }])
  })

  it('logs no crumb and no secret, wherever it occurs', async () => {
    writeCookie('crumb', 'BQ-canary-crumb')
    history.replaceState(null, '', '/page?crumb=BQ-canary-crumb&tab=2&resetToken=canary-token')
    const { posts } = collector('wait')
    start()
    trace('request', {
      url: '/api/x?a=1&crumb=BQ-canary-crumb',
      nested: [{ password: 'canary-password', note: 'the token is BQ-canary-crumb' }],
    })
    setVisibility('hidden')
    const sent = decodeURIComponent(posts[0]?.body ?? '')
    expect(sent).not.toContain('canary')
    expect(JSON.stringify(localStorage)).not.toContain('canary')
    expect(tracesOf(posts[0]!)[0]?.pageUrl).toBe('http://site.test/page?crumb=[removed]&tab=2&resetToken=[removed]')
  })

  it('handles data that JSON cannot represent', () => {
    const { posts } = collector('wait')
    start()
    const cycle: { self?: unknown } = {}
    cycle.self = cycle
    const data = { cycle, big: 1n, symbol: Symbol('s'), run: () => 1, node: document.body, when: new Date(0) }
    expect(() => trace('odd', data)).not.toThrow()
    setVisibility('hidden')
    expect(tracesOf(posts[0]!)[0]?.data).toMatchObject({ big: '1', when: '1970-01-01T00:00:00.000Z' })
  })

  it('neither flushes nor handles hiding after stop', async () => {
    const { posts } = collector()
    start()
    stop()
    trace('late', null)
    setVisibility('hidden')
    window.dispatchEvent(new Event('pagehide'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(posts).toHaveLength(0)
    expect(vi.getTimerCount()).toBe(0)
  })
})
