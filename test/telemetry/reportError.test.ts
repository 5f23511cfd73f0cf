import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { removeCookie, writeCookie } from '../../src/browser/cookies'
import { forgetShared } from '../../src/browser/shared'
import { cutStack } from '../../src/telemetry/cutStack'
import { reportError } from '../../src/telemetry/reportError'
import { startTelemetry } from '../../src/telemetry/startTelemetry'
import { allowKeepalive, collector, type Post, pageOf, setVisibility } from './collector'

interface Report {
  readonly event: string
  readonly data: { readonly [name: string]: unknown }
  readonly timestamp: number
}

let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 })
  forgetShared()
  localStorage.clear()
  allowKeepalive()
  writeCookie('crumb', 'canary-crumb')
})
afterEach(() => {
  stop()
  removeCookie('crumb')
  vi.useRealTimers()
})

const start = () => {
  stop = startTelemetry(pageOf())
}
const reportsOf = ({ body }: Post): Report[] => JSON.parse(body)

/** An error whose report is cut, and several of which fill a batch. */
function longError(): Error {
  const error = new Error('長'.repeat(2000))
  error.stack = Array.from(
    { length: 500 },
    (_, line) => `    at 関数${line} (http://site.test/長い/${line}.js:1:1)`,
  ).join('\n')
  return error
}

describe('the error reporter', () => {
  it('sends a JSON array of event, data and timestamp, with the crumb cookie as the CSRF header', async () => {
    const { posts } = collector()
    start()
    reportError(new TypeError('broken'), { block: 'accordion' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(posts.map(({ path }) => path)).toEqual(['/api/events/RecordJavascriptErrors'])
    expect(posts[0]?.headers.get('X-CSRF-Token')).toBe('canary-crumb')
    expect(posts[0]?.headers.get('Content-Type')).toBe('application/json')
    expect(posts[0]?.body).not.toContain('canary')
    expect(reportsOf(posts[0]!)).toEqual([
      {
        eventId: expect.any(String),
        event: 'javascript error',
        timestamp: 1_700_000_000_000,
        data: {
          block: 'accordion',
          name: 'TypeError',
          message: 'broken',
          stack: expect.stringContaining('broken'),
          pageUrl: expect.stringContaining('http://site.test/'),
        },
      },
    ])
  })

  it('waits until there has been no error for 1 s', async () => {
    const { posts } = collector()
    start()
    reportError(new Error('a'))
    await vi.advanceTimersByTimeAsync(999)
    reportError(new Error('b'))
    await vi.advanceTimersByTimeAsync(999)
    expect(posts).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(reportsOf(posts[0]!)).toHaveLength(2)
  })

  it('sends the first report within 5 s even if errors never pause', async () => {
    const { posts } = collector()
    start()
    for (let ms = 0; ms < 5000; ms += 500) {
      reportError(new Error(`at ${ms}`))
      await vi.advanceTimersByTimeAsync(500)
    }
    expect(posts).toHaveLength(1)
  })

  it('queues ten errors, drops newer ones and sends the number dropped', async () => {
    const { posts } = collector()
    start()
    for (let i = 0; i < 10_000; i++) reportError(new Error(`number ${i}`))
    await vi.advanceTimersByTimeAsync(1000)
    const reports = reportsOf(posts[0]!)
    expect(reports.map(({ data }) => data.message)).toEqual(Array.from({ length: 10 }, (_, i) => `number ${i}`))
    expect(reports[0]?.data.dropped).toBe(9990)
    reportError(new Error('after'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(reportsOf(posts[1]!)[0]?.data).not.toHaveProperty('dropped')
  })

  it('sends at most 20 batches per page', async () => {
    const { posts } = collector()
    start()
    for (let i = 0; i < 30; i++) {
      reportError(new Error(`batch ${i}`))
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect(posts).toHaveLength(20)
    setVisibility('hidden')
    expect(posts).toHaveLength(20)
  })

  it('limits each batch to one request of 48 KB, even for long non-Latin stacks', async () => {
    const { posts } = collector()
    start()
    for (let i = 0; i < 400; i++) {
      reportError(longError())
      if (i % 10 === 9) await vi.advanceTimersByTimeAsync(1000)
    }
    expect(posts).toHaveLength(20)
    for (const { body } of posts) expect(new TextEncoder().encode(body).length).toBeLessThanOrEqual(48 * 1024)
  })

  it('sends no further batch if the last one was full', async () => {
    const { posts } = collector()
    start()
    for (let i = 0; i < 19; i++) {
      reportError(new Error(`batch ${i}`))
      await vi.advanceTimersByTimeAsync(1000)
    }
    for (let i = 0; i < 10; i++) reportError(longError())
    await vi.advanceTimersByTimeAsync(10_000)
    expect(posts).toHaveLength(20)
  })

  it('sends when the page is hidden, without waiting', () => {
    const { posts } = collector('wait')
    start()
    reportError(new Error('leaving'))
    setVisibility('hidden')
    expect(posts.map(({ path, keepalive }) => [path, keepalive])).toEqual([
      ['/api/events/RecordJavascriptErrors', true],
    ])
  })

  it('keeps unsent reports for the next page when it is stopped', async () => {
    const { posts } = collector()
    start()
    reportError(new Error('last'))
    stop()
    await vi.advanceTimersByTimeAsync(0)
    expect(posts).toEqual([])
    forgetShared() // the next page
    start()
    await vi.advanceTimersByTimeAsync(0)
    expect(posts.flatMap(reportsOf).map(({ data }) => data.message)).toEqual(['last'])
  })

  it('is silent if the collector fails, and sends the report again later', async () => {
    const said = vi.spyOn(console, 'error')
    const { posts, answer } = collector('wait')
    start()
    reportError(new Error('a'))
    await vi.advanceTimersByTimeAsync(1000)
    await answer(0)
    await vi.advanceTimersByTimeAsync(1000)
    expect(posts).toHaveLength(2)
    expect(posts[1]?.body).toBe(posts[0]?.body)
    expect(said).not.toHaveBeenCalled()
  })

  it.each([
    ['text', 'string', 'text'],
    [undefined, 'undefined', 'undefined'],
    [null, 'object', 'null'],
    [{ code: 4 }, 'object', '{"code":4}'],
    [Symbol('s'), 'symbol', 'Symbol(s)'],
  ])('reports a thrown %s, which is not an error', async (thrown, name, message) => {
    const { posts } = collector()
    start()
    reportError(thrown)
    await vi.advanceTimersByTimeAsync(1000)
    expect(reportsOf(posts[0]!)[0]?.data).toMatchObject({ name, message })
  })

  it('sends the first 1000 characters of a message', async () => {
    const { posts } = collector()
    start()
    reportError(new Error(`${'x'.repeat(1000)}y`))
    await vi.advanceTimersByTimeAsync(1000)
    expect(reportsOf(posts[0]!)[0]?.data.message).toBe('x'.repeat(1000))
  })

  it('handles errors that throw when read', async () => {
    const { posts } = collector()
    start()
    const hostile = new Error('x')
    Object.defineProperty(hostile, 'message', {
      get() {
        throw new Error('no')
      },
    })
    expect(() => reportError(hostile)).not.toThrow()
    await vi.advanceTimersByTimeAsync(1000)
    expect(posts).toHaveLength(1)
  })

  it('removes secrets from messages, stacks and details', async () => {
    const { posts } = collector()
    start()
    const error = new Error('GET /api/x?crumb=canary-crumb&accessToken=canary-a failed for canary@example.com')
    reportError(error, { url: '/x?password=canary-b', authToken: 'canary-c' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(posts[0]?.body).not.toContain('canary')
  })
})

describe('uncaught errors', () => {
  const own = 'https://cdn.example:8443/chunks/gallery-ab12.mjs'

  function uncaught(stack: string, filename = ''): void {
    const error = new Error('uncaught')
    error.stack = stack
    window.dispatchEvent(new ErrorEvent('error', { error, message: 'uncaught', filename }))
  }

  it('are reported if their first frame is our own, and otherwise left to the page', async () => {
    const { posts } = collector()
    const { watchErrors } = await import('../../src/telemetry/watchErrors')
    start()
    const stopWatching = watchErrors('https://cdn.example:8443')
    uncaught(`Error: uncaught\n    at show (${own}:1:20)\n    at https://site.test/theme.js:3:1`)
    uncaught(
      `Error: uncaught\n    at JSON.parse (<anonymous>)\n    at show (https://cdn.example:8443/skerry.umd.js:1:20)`,
    )
    uncaught(`Error: uncaught\n    at https://site.test/theme.js:3:1\n    at show (${own}:1:20)`)
    uncaught('Error: uncaught\n    at x (https://cdn.example:8443/theme.js:1:20)')
    uncaught(`show@${own}:1:20\n@https://site.test/theme.js:3:1`) // Firefox and Safari
    window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
    await vi.advanceTimersByTimeAsync(1000)
    expect(reportsOf(posts[0]!)).toHaveLength(3)
    stopWatching()
    uncaught(`Error: uncaught\n    at show (${own}:1:20)`)
    await vi.advanceTimersByTimeAsync(1000)
    expect(posts).toHaveLength(1)
  })

  it('are also reported if they are promise rejections', async () => {
    const { posts } = collector()
    const { watchErrors } = await import('../../src/telemetry/watchErrors')
    start()
    const stopWatching = watchErrors('https://cdn.example:8443')
    const reason = new Error('rejected')
    reason.stack = `Error: rejected\n    at load (${own}:1:20)`
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'text of somebody' }))
    await vi.advanceTimersByTimeAsync(1000)
    expect(reportsOf(posts[0]!).map(({ data }) => [data.message, data.uncaught])).toEqual([
      ['rejected', 'unhandledrejection'],
    ])
    stopWatching()
  })
})

describe('cutStack', () => {
  it('keeps a stack of 5000 characters', () => {
    const stack = 'x'.repeat(5000)
    expect(cutStack(stack)).toBe(stack)
  })

  it('cuts a longer stack between frames', () => {
    const frames = Array.from({ length: 200 }, (_, i) => `    at frame${i} (https://site.test/skerry.mjs:${i}:1)`)
    const cut = cutStack(frames.join('\n'))
    const kept = cut.split('\n')
    expect(cut.length).toBeLessThanOrEqual(5000)
    expect(kept).toEqual(frames.slice(0, kept.length))
    expect([...kept, frames[kept.length]].join('\n').length).toBeGreaterThan(5000)
  })

  it('keeps a frame that ends exactly at the limit', () => {
    expect(cutStack(`${'x'.repeat(5000)}\nnext`)).toBe('x'.repeat(5000))
  })

  it('cuts inside a single line if necessary', () => {
    expect(cutStack('x'.repeat(6000))).toHaveLength(5000)
  })
})
