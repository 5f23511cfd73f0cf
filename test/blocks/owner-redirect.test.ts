import { afterEach, describe, expect, it, vi } from 'vitest'
import { attach, parse } from '../../blocks/owner-redirect/block'
import { ownerRedirect } from '../../blocks/owner-redirect/index'
import { readCookie } from '../../src/browser/cookies'
import { interceptNavigation } from '../../src/browser/navigate'
import { forgetShared } from '../../src/browser/shared'
import type { Page } from '../../src/model/page/page'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  forgetShared()
})

interface Settings {
  readonly url?: string
  readonly account?: boolean
  readonly roles?: readonly string[]
  readonly website?: Partial<Page['website']>
}

const pageOf = ({ account = true, roles = ['admin'], website = {} }: Settings) =>
  ({
    authenticatedAccount: account ? { id: 'a' } : null,
    websiteRoles: roles,
    website: { developerMode: false, cloneable: false, ...website },
  }) as unknown as Page

/** The URL to which a page redirects; null if it does not. */
function target({ url = 'https://skerry.test/shop?a=1&b=2', ...settings }: Settings = {}): string | null {
  vi.stubGlobal('location', new URL(url))
  const page = pageOf(settings)
  const props = ownerRedirect.wants(page) ? parse(document.body, page) : null
  return props?.panelUrl ?? null
}

const panel = '/config/?frameUrl=%2Fshop%3Fa%3D1%26b%3D2'

describe('an account that is logged in', () => {
  it('is redirected to the panel, which gets the page’s path and query', () => {
    expect(target()).toBe(panel)
    expect(target({ roles: [] })).toBe(panel)
    expect(target({ roles: ['viewer', 'editor'] })).toBe(panel)
    expect(target({ url: 'https://skerry.test//other.example/x' })).toBe('/config/?frameUrl=%2Fother.example%2Fx')
  })

  it.each<[string, Settings]>([
    ['a visitor', { account: false }],
    ['localhost', { url: 'http://localhost:8080/shop' }],
    ['a site in developer mode', { website: { developerMode: true } }],
    ['a cloneable site', { website: { cloneable: true } }],
    ['a viewer', { roles: ['VIEWER'] }],
    ['a marker in the query', { url: 'https://skerry.test/shop?noredirect' }],
    ['a marker with a value', { url: 'https://skerry.test/shop?a=1&noredirect=true' }],
    ['the panel itself', { url: 'https://skerry.test/config/' }],
    ['a page of the panel', { url: 'https://skerry.test/config/pages' }],
  ])('is not redirected: %s', (_, settings) => {
    expect(target(settings)).toBeNull()
  })

  it('is redirected on a page whose path merely begins like the panel’s', () => {
    expect(target({ url: 'https://skerry.test/configure' })).toBe('/config/?frameUrl=%2Fconfigure')
  })

  it('is not redirected in a frame', () => {
    vi.stubGlobal('parent', {})
    expect(target()).toBeNull()
  })

  it('is not redirected for the rest of the visit after a page with noredirect', () => {
    target({ url: 'https://skerry.test/?noredirect' })
    expect(target()).toBeNull()
    sessionStorage.clear()
    expect(target()).toBe(panel)
  })

  it('is not redirected after a page with noredirect that was visited before logging in', () => {
    target({ url: 'https://skerry.test/?noredirect', account: false })
    expect(target()).toBeNull()
  })
})

it('replaces the page in the history, and marks the preview frame as expanded first', () => {
  const went: unknown[] = []
  const restore = interceptNavigation((...args) => went.push(args, readCookie('skerry_previewExpanded')))
  attach(document.body, { panelUrl: panel })
  restore()
  expect(went).toEqual([[panel, 'replace'], 'true'])
})
