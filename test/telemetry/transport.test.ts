import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerConsent, setConsentPolicy } from '../../src/browser/consent'
import { removeCookie, writeCookie } from '../../src/browser/cookies'
import { configure } from '../../src/browser/settings'
import { forgetShared } from '../../src/browser/shared'
import type { TelemetryEvent } from '../../src/telemetry/channels'
import { nextEventId } from '../../src/telemetry/eventId'
import { collect, takeLost } from '../../src/telemetry/queue'
import { deliver, flush, flushSoon, hideTransport, showTransport, startTransport } from '../../src/telemetry/transport'
import { allowKeepalive, type Collector, collector, fieldsOf, settled, tracesOf } from './collector'

let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 })
  forgetShared()
  localStorage.clear()
  allowKeepalive()
  setConsentPolicy(false)
})
afterEach(() => {
  stop()
  stop = () => {}
  vi.useRealTimers()
})

const start = () => {
  stop = startTransport()
}
const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('skerry.journal.'))

function traceEvent(type: string, data: unknown = null): TelemetryEvent {
  return { eventId: nextEventId(), pageUrl: 'http://site.test/', type, data }
}

function formEvent(path: string): TelemetryEvent {
  return { eventId: nextEventId(), path, fields: { a: '1' }, wantsCrumb: false }
}

/** Sends a form event that the collector refuses, and again a second later. */
async function sendTwice(): Promise<Collector> {
  const own = collector('wait')
  start()
  collect('form', formEvent('/api/a'))
  flush('form')
  await own.answer(503)
  await vi.advanceTimersByTimeAsync(1000)
  return own
}

/** Writes what another page has left in the journal. */
function leaveInJournal(path: string, time = 0): void {
  const kept = { value: { channel: 'form', events: [formEvent(path)] } }
  localStorage.setItem(`skerry.journal.${time}.1`, JSON.stringify(kept))
}

/** What a new page finds: nothing in memory, everything in storage. */
function nextPage(): void {
  stop()
  forgetShared()
  setConsentPolicy(false)
  start()
}

describe('sending', () => {
  it('sends a channel’s events in one request, and drops them once acknowledged', async () => {
    const { posts } = collector()
    start()
    collect('trace', traceEvent('a'))
    collect('trace', traceEvent('b'))
    await settled()
    expect(stored()).toHaveLength(1)
    expect(posts).toHaveLength(0)
    flush('trace')
    await settled()
    expect(posts.map((post) => post.path)).toEqual(['/api/events/Trace'])
    expect(tracesOf(posts[0]!).map(({ type }) => type)).toEqual(['a', 'b'])
    expect(stored()).toHaveLength(0)
  })

  it('gives every event its own id', async () => {
    const { posts } = collector()
    start()
    for (let i = 0; i < 100; i++) collect('trace', traceEvent('a'))
    flush('trace')
    await settled()
    expect(new Set(tracesOf(posts[0]!).map(({ eventId }) => eventId)).size).toBe(100)
  })

  it('waits until it is started', async () => {
    const { posts } = collector()
    collect('trace', traceEvent('early'))
    flush('trace')
    await settled()
    expect(posts).toHaveLength(0)
    start()
    expect(posts).toHaveLength(1)
  })

  it('makes one request at a time while the page is visible, without keepalive', async () => {
    const { posts, answer } = collector('wait')
    start()
    for (const path of ['/api/a', '/api/b', '/api/c']) {
      collect('form', formEvent(path))
      flush('form')
    }
    expect(posts.map(({ path, keepalive }) => [path, keepalive])).toEqual([['/api/a', false]])
    await answer(200)
    expect(posts.map(({ path }) => path)).toEqual(['/api/a', '/api/b'])
  })

  it('splits events into chunks of at most 48 KB', async () => {
    const { posts } = collector()
    start()
    const marks = Array.from({ length: 300 }, (_, i) => `<"${i} – ${'é'.repeat(60)}">`)
    for (const mark of marks) collect('trace', traceEvent('long', mark))
    flush('trace')
    await settled()
    expect(posts.length).toBeGreaterThan(1)
    for (const { body } of posts) expect(body.length).toBeLessThanOrEqual(48 * 1024)
    expect(posts.flatMap(tracesOf).map(({ data }) => data)).toEqual(marks)
  })

  it('sends a larger event alone', async () => {
    const { posts } = collector()
    start()
    collect('trace', traceEvent('small'))
    collect('trace', traceEvent('large', 'x'.repeat(100_000)))
    flush('trace')
    await settled()
    expect(posts.map((post) => tracesOf(post).map(({ type }) => type))).toEqual([['small'], ['large']])
  })

  it('times out after 2500 ms, and then tries again', async () => {
    const { posts } = collector('wait')
    start()
    const status = deliver('form', formEvent('/api/a'))
    await vi.advanceTimersByTimeAsync(2499)
    expect(stored()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await status).toBe(0)
    expect(posts).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(posts).toHaveLength(2)
    expect(posts[1]?.body).toBe(posts[0]?.body)
  })

  it.each([0, 408, 425, 429, 500, 502, 503])('keeps events for another attempt after status %i', async (status) => {
    const { posts, answer } = collector('wait')
    start()
    collect('form', formEvent('/api/a'))
    flush('form')
    await answer(status)
    expect(stored()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(posts).toHaveLength(2)
    await answer(200)
    expect(stored()).toHaveLength(0)
  })

  it.each([400, 401, 403, 404, 413, 422])('does not retry events after status %i', async (status) => {
    const { posts } = collector(status)
    start()
    expect(await deliver('form', formEvent('/api/a'))).toBe(status)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(posts).toHaveLength(1)
    expect(stored()).toHaveLength(0)
  })

  it('backs off from a failing collector, and retries at once when the browser is back online', async () => {
    const { posts } = collector(0)
    start()
    collect('form', formEvent('/api/a'))
    flush('form')
    await vi.advanceTimersByTimeAsync(7000) // after 1, 2 and 4 s
    expect(posts).toHaveLength(4)
    window.dispatchEvent(new Event('online'))
    expect(posts).toHaveLength(5)
    await vi.advanceTimersByTimeAsync(3_600_000)
    const perHour = posts.length
    expect(perHour).toBeLessThan(70) // one a minute
    expect(perHour).toBeGreaterThan(60)
  })

  it.each([
    ['as long as the server asks', 429, '20', 20_000],
    ['ten minutes at most, even if the server asks for an hour', 503, '3600', 600_000],
  ])('waits %s', async (_, status, seconds, waitMs) => {
    const { posts, answer } = collector('wait')
    start()
    collect('form', formEvent('/api/a'))
    flush('form')
    await answer(status, { headers: { 'Retry-After': seconds } })
    hideTransport()
    await vi.advanceTimersByTimeAsync(waitMs - 1)
    expect(posts).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(posts).toHaveLength(2)
  })

  it('waits only a second again after a failure that follows a success', async () => {
    const { posts, answer } = await sendTwice()
    await answer(503)
    await vi.advanceTimersByTimeAsync(2000)
    await answer(200)
    collect('form', formEvent('/api/b'))
    flush('form')
    await answer(503)
    await vi.advanceTimersByTimeAsync(1000)
    expect(posts.map(({ path }) => path)).toEqual([...Array(3).fill('/api/a'), '/api/b', '/api/b'])
  })

  it('does not let one failing event delay the others', async () => {
    const { posts, answer } = collector('wait')
    start()
    collect('form', formEvent('/api/poison'))
    collect('form', formEvent('/api/b'))
    flush('form')
    await answer(500)
    await vi.advanceTimersByTimeAsync(1000)
    expect(posts.map(({ path }) => path)).toEqual(['/api/poison', '/api/b'])
  })

  it.each([400, 401, 403])('retries with the new token of a rejection with status %i', async (status) => {
    writeCookie('crumb', 'old')
    const { posts, answer } = collector('wait')
    start()
    collect('errors', { eventId: nextEventId(), event: 'e', data: {}, timestamp: 1 })
    flush('errors')
    expect(posts[0]?.headers.get('X-CSRF-Token')).toBe('old')
    await answer(status, { body: '{"crumbFail":true,"crumb":"new"}' })
    expect(posts[1]?.headers.get('X-CSRF-Token')).toBe('new')
    expect(posts[1]?.body).toBe(posts[0]?.body)
    await answer(503)
    await vi.advanceTimersByTimeAsync(1000)
    await answer(400, { body: '{"crumbFail":true,"crumb":"newer"}' })
    expect(posts).toHaveLength(3)
    expect(stored()).toHaveLength(0)
    removeCookie('crumb')
  })

  it('retries with the new token of a rejection with status 200', async () => {
    writeCookie('crumb', 'old')
    const { posts, answer } = collector('wait')
    start()
    collect('errors', { eventId: nextEventId(), event: 'e', data: {}, timestamp: 1 })
    flush('errors')
    await answer(200, { body: '{"crumbFail":true,"crumb":"new"}', headers: { 'Content-Type': 'application/json' } })
    expect(posts[1]?.headers.get('X-CSRF-Token')).toBe('new')
    await answer(200, { body: '{}', headers: { 'Content-Type': 'application/json' } })
    expect(posts).toHaveLength(2)
    expect(stored()).toHaveLength(0)
    removeCookie('crumb')
  })

  it('sends no cookies to an insecure API on another host', async () => {
    const { fetch } = collector()
    configure({ apiBase: 'http://api.example' })
    start()
    await deliver('form', formEvent('/api/a'))
    configure({ apiBase: '' })
    await deliver('form', formEvent('/api/b'))
    expect(fetch.mock.calls.map(([url, { credentials }]) => [url, credentials])).toEqual([
      ['http://api.example/api/a', 'omit'],
      ['http://site.test/api/b', 'include'],
    ])
  })

  it('cancels the body of a response, which would keep the socket open', async () => {
    const cancel = vi.fn(async () => {})
    vi.stubGlobal('fetch', async () => ({ status: 200, headers: new Headers(), body: { cancel } }))
    start()
    await deliver('form', formEvent('/api/a'))
    expect(cancel).toHaveBeenCalledOnce()
  })

  it('starts only once, and again after stop', async () => {
    const { posts } = collector()
    start()
    startTransport()()
    collect('form', formEvent('/api/first'))
    flush('form')
    expect(posts).toHaveLength(1)
    await settled()
    collect('form', formEvent('/api/a'))
    flushSoon('form')
    stop()
    start()
    await settled()
    collect('form', formEvent('/api/b'))
    flushSoon('form')
    await settled()
    expect(posts.map(({ path }) => path)).toEqual(['/api/first', '/api/a', '/api/b'])
  })

  it('makes no requests and leaves no timers after stop, and keeps unacknowledged events for the next page', async () => {
    const { posts } = collector('wait')
    start()
    collect('form', formEvent('/api/a'))
    flush('form')
    stop()
    await settled()
    collect('form', formEvent('/api/b'))
    flush('form')
    window.dispatchEvent(new Event('online'))
    expect(posts).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
    answerConsent('declined')
    expect(stored()).toHaveLength(2)
  })
})

describe('hiding the page', () => {
  it('sends everything before the handler returns, with keepalive requests', () => {
    const { posts } = collector('wait')
    start()
    collect('trace', traceEvent('a'))
    collect('errors', { eventId: nextEventId(), event: 'e', data: {}, timestamp: 1 })
    hideTransport()
    expect(posts.map(({ path, keepalive }) => [path, keepalive])).toEqual([
      ['/api/events/Trace', true],
      ['/api/events/RecordJavascriptErrors', true],
    ])
  })

  it('sends events of unfinished requests again, because those end with the page', async () => {
    const { posts } = collector('wait')
    start()
    collect('form', formEvent('/api/a'))
    flush('form')
    hideTransport()
    expect(posts.map(({ keepalive }) => keepalive)).toEqual([false, true])
    expect(fieldsOf(posts[1]!).eventId).toBe(fieldsOf(posts[0]!).eventId)
  })

  it('does not wait for the end of a backoff', async () => {
    const { posts, answer } = collector('wait')
    start()
    collect('form', formEvent('/api/a'))
    flush('form')
    await answer(503)
    hideTransport()
    expect(posts.map(({ keepalive }) => keepalive)).toEqual([false, true])
  })

  it('does not send twice if both hide events occur', () => {
    const { posts } = collector('wait')
    start()
    collect('trace', traceEvent('a'))
    hideTransport()
    hideTransport()
    expect(posts).toHaveLength(1)
  })

  it('makes at most two requests of 60,000 bytes in total; the rest follows as they finish', async () => {
    const { posts, answer } = collector('wait')
    start()
    for (let i = 0; i < 300; i++) collect('trace', traceEvent('many', `${i} ${'x'.repeat(300)}`))
    hideTransport()
    expect(posts).toHaveLength(1) // 48 KB leave no room for a second chunk of the same size
    expect(posts[0]!.body.length).toBeLessThanOrEqual(60_000)
    for (let i = 0; i < 10 && stored().length > 0; i++) await answer(200)
    expect(posts.slice(1).every(({ keepalive }) => !keepalive)).toBe(true)
    expect(new Set(posts.flatMap(tracesOf).map(({ eventId }) => eventId)).size).toBe(300)
  })

  it('keeps the rest in the journal, for the next page to send', async () => {
    const first = collector('wait')
    start()
    for (const path of ['/api/a', '/api/b', '/api/c']) collect('form', formEvent(path))
    hideTransport()
    expect(first.posts).toHaveLength(2)
    const second = collector(200)
    nextPage()
    await vi.advanceTimersByTimeAsync(100)
    const paths = [...first.posts, ...second.posts].map(({ path }) => path)
    expect([...new Set(paths)].sort()).toEqual(['/api/a', '/api/b', '/api/c'])
    expect(stored()).toHaveLength(0)
  })

  it('does nothing in an event’s own task, but stores and sends the event in the following tasks', async () => {
    const { posts } = collector('wait')
    start()
    collect('form', formEvent('/api/a'))
    flushSoon('form')
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    expect([posts.length, stored().length]).toEqual([0, 0])
    await settled()
    expect([posts.length, stored().length]).toEqual([1, 1])
  })

  it('stores events collected in the same task as stop', () => {
    start()
    collect('trace', traceEvent('a'))
    stop()
    expect(stored()).toHaveLength(1)
  })

  it('sends events added while hiding first, and those of unfinished requests last, as these may have arrived', () => {
    const { posts } = collector('wait')
    start()
    collect('trace', traceEvent('a'))
    flush('trace')
    collect('form', formEvent('/api/waiting'))
    flush('form')
    hideTransport(() => {
      collect('errors', traceEvent('b'))
      flush('errors')
    })
    expect(posts.map(({ path }) => path)).toEqual([
      '/api/events/Trace',
      '/api/events/RecordJavascriptErrors',
      '/api/waiting',
    ])
  })

  it('reserves a second request for events between pagehide and visibilitychange', () => {
    const { posts } = collector('wait')
    start()
    for (const path of ['/api/a', '/api/b']) {
      collect('form', formEvent(path))
      hideTransport()
    }
    expect(posts.map(({ path, keepalive }) => [path, keepalive])).toEqual([
      ['/api/a', true],
      ['/api/b', true],
    ])
  })

  it('sends no keepalive request to a hanging collector, which would block a socket for the next pages', async () => {
    const { posts } = collector('wait')
    start()
    collect('form', formEvent('/api/a'))
    flush('form')
    await vi.advanceTimersByTimeAsync(2500)
    hideTransport()
    expect(posts).toHaveLength(1)
    expect(stored()).toHaveLength(1)
  })

  it('leaves at most two keepalive requests behind until a page receives a response from the collector', async () => {
    const { posts } = collector('wait')
    for (let page = 0; page < 5; page++) {
      nextPage()
      for (let i = 0; i < 3; i++) collect('trace', traceEvent('a'))
      collect('form', formEvent('/api/a'))
      hideTransport()
    }
    expect(posts.filter(({ keepalive }) => keepalive)).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(30_000)
    stop()
    forgetShared()
    setConsentPolicy(false)
    posts.length = 0
    start()
    hideTransport()
    expect(posts.filter(({ keepalive }) => keepalive).length).toBeGreaterThan(0)
  })

  it('leaves two more keepalive requests behind once a page has received a response', async () => {
    const { posts, answer } = collector('wait')
    const leave = () => {
      nextPage()
      collect('form', formEvent('/api/a'))
      collect('trace', traceEvent('a'))
      hideTransport()
    }
    leave()
    nextPage() // its first request is a plain one
    await answer(200)
    posts.length = 0
    leave()
    expect(posts.filter(({ keepalive }) => keepalive)).toHaveLength(2)
  })

  it('leaves one keepalive request behind without storage, unless the collector has responded', async () => {
    setConsentPolicy(true)
    const { posts, answer } = collector('wait')
    start()
    for (const path of ['/api/a', '/api/b', '/api/c']) collect('form', formEvent(path))
    hideTransport()
    expect(posts).toHaveLength(1)
    await answer(200)
    await answer(200)
    collect('form', formEvent('/api/d'))
    hideTransport()
    expect(posts.slice(-2).map(({ keepalive }) => keepalive)).toEqual([true, true])
  })

  it('does not repeat keepalive requests while the page is hidden and the collector hangs', async () => {
    const { posts } = collector('wait')
    start()
    collect('trace', traceEvent('a'))
    hideTransport()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(posts.length).toBeGreaterThan(2)
    expect(posts.filter(({ keepalive }) => keepalive)).toHaveLength(1)
  })

  it('waits for the next flush if nothing was due when the page is shown again', async () => {
    const { posts } = collector()
    start()
    collect('trace', traceEvent('a'))
    await settled()
    showTransport()
    await settled()
    expect(posts).toHaveLength(0)
  })

  it('returns to plain requests when the page is shown again', async () => {
    const { posts } = collector()
    start()
    hideTransport()
    showTransport()
    collect('form', formEvent('/api/a'))
    flush('form')
    expect(posts.map(({ keepalive }) => keepalive)).toEqual([false])
  })

  it('uses beacons in browsers without keepalive, and does not count them as acknowledged', async () => {
    const { posts } = collector()
    vi.stubGlobal('Request', class {})
    const beacons: string[] = []
    vi.spyOn(navigator, 'sendBeacon').mockImplementation((url) => {
      beacons.push(new URL(String(url)).pathname)
      return true
    })
    start()
    writeCookie('crumb', 'abc')
    collect('form', formEvent('/api/a'))
    collect('errors', { eventId: nextEventId(), event: 'e', data: {}, timestamp: 1 })
    hideTransport()
    await settled()
    expect(beacons).toEqual(['/api/a']) // errors need a header, which no beacon carries
    expect(stored()).toHaveLength(2)
    showTransport()
    await vi.advanceTimersByTimeAsync(2000)
    expect(posts.map(({ path }) => path).sort()).toEqual(['/api/a', '/api/events/RecordJavascriptErrors'])
    expect(stored()).toHaveLength(0)
    removeCookie('crumb')
  })
})

describe('the journal', () => {
  it('passes on to the next page what one page could not send', async () => {
    collector(503)
    start()
    collect('form', formEvent('/api/a'))
    collect('trace', traceEvent('b'))
    flush('form')
    flush('trace')
    await settled()
    const { posts } = collector(200)
    nextPage()
    await vi.advanceTimersByTimeAsync(100)
    expect(posts.map(({ path }) => path).sort()).toEqual(['/api/a', '/api/events/Trace'])
    expect(stored()).toHaveLength(0)
  })

  it.each([
    ['once its events have been acknowledged', ({ answer }: Collector) => answer(200)],
    ['if the collector fails', ({ answer }: Collector) => answer(503)],
    ['when the page is hidden', () => hideTransport()],
    ['when Skerry stops', () => stop()],
  ])('is available to other tabs again %s', async (_, act) => {
    leaveInJournal('/api/a')
    let isHeld = true
    const request = async (_name: string, _options: object, hold: (lock: object) => unknown) => {
      await hold({})
      isHeld = false
    }
    vi.stubGlobal('navigator', { ...navigator, locks: { request } })
    const collected = collector('wait')
    start()
    await settled()
    expect([collected.posts.length, isHeld]).toEqual([1, true])
    await act(collected)
    await settled()
    expect(isHeld).toBe(false)
  })

  it('is skipped while another tab is sending its events', async () => {
    leaveInJournal('/api/a')
    const request = async (_name: string, _options: object, hold: (lock: null) => unknown) => hold(null)
    vi.stubGlobal('navigator', { ...navigator, locks: { request } })
    const { posts } = collector()
    start()
    await settled()
    expect(posts).toHaveLength(0)
  })

  it('is read when the visitor consents, because another tab may have stored something by then', async () => {
    setConsentPolicy(true)
    const { posts } = collector()
    start()
    leaveInJournal('/api/a')
    answerConsent('given')
    await settled()
    expect(posts.map(({ path }) => path)).toEqual(['/api/a'])
  })

  it('is read again when the page is shown, and sent from the oldest event to the latest', async () => {
    const { posts } = collector()
    start()
    leaveInJournal('/api/b', 2)
    leaveInJournal('/api/a', 1)
    showTransport()
    await settled()
    expect(posts.map(({ path }) => path)).toEqual(['/api/a', '/api/b'])
  })

  it('does not send what another tab has sent in the meantime', async () => {
    const { posts } = collector()
    start()
    collect('trace', traceEvent('a'))
    await settled()
    localStorage.clear() // as the other tab does once it has the receipt
    flush('trace')
    await settled()
    expect(posts).toHaveLength(0)
  })

  it('discards events after a day, and sends newer ones', async () => {
    collector(0)
    start()
    collect('form', formEvent('/api/old'))
    await settled()
    stop()
    vi.setSystemTime(Date.now() + 3_600_000)
    forgetShared()
    setConsentPolicy(false)
    collect('form', formEvent('/api/young'))
    await settled()
    const { posts } = collector(200)
    vi.setSystemTime(Date.now() + 86_400_000 - 3_600_000)
    nextPage()
    await vi.advanceTimersByTimeAsync(100)
    expect(posts.map(({ path }) => path)).toEqual(['/api/young'])
    expect(stored()).toHaveLength(0)
  })

  it('keeps an event that is being sent, however many follow', async () => {
    const { answer } = collector('wait')
    start()
    const status = deliver('form', formEvent('/api/a'))
    for (let i = 0; i < 1500; i++) collect('trace', traceEvent('a'))
    await settled()
    await answer(200)
    expect(await status).toBe(200)
  })

  it('holds at most 1000 events, and counts those dropped', async () => {
    collector(0)
    start()
    for (let i = 0; i < 1500; i++) {
      collect('form', formEvent(`/api/${i}`))
      if (i % 100 === 99) await settled()
    }
    expect(stored().length).toBeLessThanOrEqual(1000)
    expect(stored().length).toBeGreaterThan(800)
    expect(takeLost()).toBeGreaterThanOrEqual(500)
    expect(takeLost()).toBe(0)
    const kept = stored().map((key) => localStorage.getItem(key) ?? '')
    expect(kept.some((text) => text.includes('/api/1499'))).toBe(true)
    expect(kept.some((text) => text.includes('"/api/0"'))).toBe(false)
  })

  it('holds the same number in memory without consent', async () => {
    setConsentPolicy(true)
    collector(0)
    start()
    for (let i = 0; i < 1100; i++) collect('form', formEvent('/api/a'))
    await settled()
    expect(takeLost()).toBe(100)
  })

  it('stores nothing without consent when the page is hidden', () => {
    setConsentPolicy(true)
    const { posts } = collector('wait')
    start()
    collect('form', formEvent('/api/a'))
    hideTransport()
    expect(posts).toHaveLength(1)
    expect(localStorage).toHaveLength(0)
  })

  it('drops no events to make room for those that another tab has sent in the meantime', async () => {
    const request = async (_name: string, _options: object, hold: (lock: null) => unknown) => hold(null)
    vi.stubGlobal('navigator', { ...navigator, locks: { request } })
    collector(0)
    for (let i = 0; i < 100; i++) leaveInJournal('/api/a', i)
    start()
    for (let i = 0; i < 880; i++) collect('form', formEvent('/api/b'))
    await settled()
    for (let i = 0; i < 60; i++) localStorage.removeItem(`skerry.journal.${i}.1`)
    for (let i = 0; i < 40; i++) collect('form', formEvent('/api/b'))
    await settled()
    expect([takeLost(), stored().length]).toEqual([0, 960])
  })

  it('holds at most 512 KB', async () => {
    collector(0)
    start()
    for (let i = 0; i < 40; i++) {
      collect('trace', traceEvent('large', 'x'.repeat(20_000)))
      await settled()
    }
    const size = stored().reduce((sum, key) => sum + (localStorage.getItem(key)?.length ?? 0), 0)
    expect(size).toBeLessThanOrEqual(540_000)
    expect(takeLost()).toBeGreaterThan(0)
  })

  it.each([
    '{}',
    '{"value":{"channel":"trace","events":[]}}',
    '{"value":{"channel":"gone","events":[{"eventId":"1"}]}}',
    '{"value":{"channel":"form","events":[{"eventId":"1"}]}}',
    'x',
  ])('ignores %s, which is not a valid batch', async (text) => {
    localStorage.setItem('skerry.journal.0.1', text)
    const { posts } = collector()
    start()
    collect('form', formEvent('/api/a'))
    flush('form')
    await vi.advanceTimersByTimeAsync(5000)
    expect(posts.map(({ path }) => path)).toContain('/api/a')
    expect(stored()).toHaveLength(0)
  })

  it('stays in memory if storage is denied', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const { posts, answer } = await sendTwice()
    await answer(200)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(posts).toHaveLength(2)
  })
})

describe('consent', () => {
  it('delays storage under the restrictive policy, but not sending', async () => {
    setConsentPolicy(true)
    const { posts } = collector('wait')
    start()
    collect('trace', traceEvent('a'))
    flush('trace')
    await settled()
    expect(posts).toHaveLength(1)
    expect(localStorage.length).toBe(0)
  })

  it('retries an event that identifies no one, even after a decline', async () => {
    setConsentPolicy(true)
    const { posts, answer } = collector('wait')
    start()
    collect('form', formEvent('/api/visit'))
    flush('form')
    await answer(503)
    answerConsent('declined')
    await vi.advanceTimersByTimeAsync(1000)
    expect(posts.map(({ path }) => path)).toEqual(['/api/visit', '/api/visit'])
  })

  it('moves waiting events into the journal once given', async () => {
    setConsentPolicy(true)
    collector(503)
    start()
    collect('trace', traceEvent('a'))
    flush('trace')
    await settled()
    answerConsent('given')
    expect(stored()).toHaveLength(1)
  })

  it('empties the journal when declined, and drops events that identify visitors', async () => {
    const { posts } = collector(503)
    start()
    collect('form', formEvent('/api/visit'))
    collect('trace', traceEvent('a'))
    await settled()
    expect(stored()).toHaveLength(2)
    answerConsent('declined')
    expect(localStorage.length).toBe(0)
    flush('form')
    flush('trace')
    await vi.advanceTimersByTimeAsync(5000)
    expect(new Set(posts.map(({ path }) => path))).toEqual(new Set(['/api/events/Trace']))
    expect(localStorage.length).toBe(0)
  })

  it.each([200, 503])(
    'does not retry a request about a visitor who declines before its response: %i',
    async (status) => {
      const { posts, answer } = collector('wait')
      start()
      const answered = deliver('form', formEvent('/api/visit'))
      await settled()
      answerConsent('declined')
      await answer(status)
      expect(await answered).toBe(status)
      await vi.advanceTimersByTimeAsync(120_000)
      expect(posts).toHaveLength(1)
    },
  )

  it('counts as declined under Global Privacy Control, until the visitor accepts', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    collector(503)
    start()
    collect('trace', traceEvent('a'))
    await settled()
    expect(localStorage.length).toBe(0)
    answerConsent('given')
    expect(stored()).toHaveLength(1)
    Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  })
})
