import { type Mock, vi } from 'vitest'
import type { Page } from '../../src/model/page/page'
import { defaultSettings } from '../../src/model/page/settings'

/** What reached the collector. */
export interface Post {
  readonly path: string
  readonly body: string
  readonly headers: Headers
  readonly keepalive: boolean
}

export interface Collector {
  readonly posts: Post[]
  /** Answers the requests that hang, the oldest first, or makes them fail where the status is 0. */
  answer(status: number, init?: ResponseInit & { body?: string }): Promise<void>
  readonly fetch: Mock
}

/**
 * Stands in for the network: `fetch` keeps every request. With a status it answers at once, with `'wait'` when the test
 * says so. An aborted request fails, as in browsers.
 */
export function collector(reply: number | 'wait' = 200): Collector {
  const posts: Post[] = []
  const hanging: { resolve(response: Response): void; reject(error: Error): void }[] = []
  const fetch = vi.fn((url: string, init: RequestInit) => {
    posts.push({
      path: new URL(url).pathname + new URL(url).search,
      body: String(init.body),
      headers: new Headers(init.headers),
      keepalive: init.keepalive === true,
    })
    if (reply === 0) return Promise.reject(new TypeError('Failed to fetch'))
    if (reply !== 'wait') return Promise.resolve(new Response(null, { status: reply }))
    return new Promise<Response>((resolve, reject) => {
      const one = { resolve, reject }
      hanging.push(one)
      init.signal?.addEventListener('abort', () => {
        hanging.splice(hanging.indexOf(one), 1)
        reject(new DOMException('aborted', 'AbortError'))
      })
    })
  })
  vi.stubGlobal('fetch', fetch)
  return {
    posts,
    fetch,
    async answer(status, { body, ...init } = {}) {
      const one = hanging.shift()
      if (!one) throw new Error('no request hangs')
      if (status === 0) one.reject(new TypeError('Failed to fetch'))
      else one.resolve(new Response(body ?? null, { ...init, status }))
      await settled()
    },
  }
}

/** Makes the browser one whose requests can outlive the page: happy-dom says that its cannot. */
export function allowKeepalive(): void {
  vi.stubGlobal('Request', { prototype: { keepalive: false } })
}

/** Waits until every promise that is ready has run. */
export async function settled(): Promise<void> {
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0)
  for (let i = 0; i < 20; i++) await Promise.resolve()
}

/** The fields of a form body. */
export function fieldsOf({ body }: Post): { readonly [name: string]: string } {
  return Object.fromEntries(new URLSearchParams(body))
}

/** The traces of a post to /api/events/Trace. */
export function tracesOf(post: Post): { eventId: string; pageUrl: string; type: string; data: unknown }[] {
  return JSON.parse(fieldsOf(post).data ?? '')
}

/** Hides the page, as a tab that is put away; `show` brings it back. */
export function setVisibility(state: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** A page as the server describes it. */
export function pageOf(changes: Partial<Page> = {}): Page {
  return {
    pageType: 'page',
    website: { id: 'site-1', baseUrl: 'http://site.test', developerMode: false, cloneable: false },
    templateId: 'template-1',
    templateVersion: '7',
    collection: { id: 'collection-1', type: 10 },
    item: null,
    authenticatedAccount: null,
    websiteRoles: [],
    pagePermissionTypeValue: '1',
    websiteSettings: {},
    cookieSettings: {},
    rollups: {},
    settings: defaultSettings,
    ...changes,
  }
}
