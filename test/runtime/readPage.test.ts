import { afterEach, describe, expect, it } from 'vitest'
import { defaultSettings } from '../../src/model/page/settings'
import { readPage } from '../../src/runtime/readPage'

const host = globalThis as { Static?: unknown }

afterEach(() => {
  delete host.Static
})

function pageOf(context: unknown) {
  host.Static = { SQUARESPACE_CONTEXT: context }
  return readPage(defaultSettings)
}

describe('readPage', () => {
  it('reads a context as the platform writes it', () => {
    const page = pageOf({
      pageType: 50,
      website: { id: '5f32', baseUrl: 'https://site.example', language: 'en-GB' },
      websiteCloneable: true,
      collection: { id: 'c1', type: 1 },
      item: { id: 'i1', title: 'A post', recordType: 1 },
      rollups: { 'squarespace-cart': { js: ['//a/cart.js'], css: [] } },
      websiteRoles: [{ name: 'VIEWER' }],
      authenticatedAccount: { id: 'a1' },
    })
    expect(page.pageType).toBe('item')
    expect(page.website).toEqual({
      id: '5f32',
      baseUrl: 'https://site.example',
      developerMode: false,
      cloneable: true,
      language: 'en-GB',
    })
    expect(page.collection).toEqual({ id: 'c1', type: 1 })
    expect(page.item).toEqual({ id: 'i1', title: 'A post', recordType: 1 })
    expect(page.rollups['squarespace-cart']).toEqual({ js: ['//a/cart.js'], css: [] })
    expect(page.websiteRoles).toEqual(['VIEWER'])
    expect(page.authenticatedAccount).toEqual({ id: 'a1' })
  })

  it('merges the parent frame’s rollups, preferring the page’s own', () => {
    const { rollups } = pageOf({
      frameRollups: { cart: { js: ['/frame.js'], css: [] }, popup: { js: [], css: ['/popup.css'] } },
      rollups: { cart: { js: ['/page.js'], css: [] } },
    })
    expect(rollups).toEqual({ cart: { js: ['/page.js'], css: [] }, popup: { js: [], css: ['/popup.css'] } })
  })

  it('reads a collection that has only an id', () => {
    expect(pageOf({ collectionId: 'c9' }).collection).toEqual({ id: 'c9', type: '' })
    expect(pageOf({ collectionId: 'c9', collection: { id: 'c1' } }).collection).toEqual({ id: 'c1', type: '' })
  })

  it.each([
    ['missing', undefined],
    ['null', null],
    ['a text', '{"pageType":1}'],
    ['full of wrong types', { pageType: {}, website: 7, collection: [], item: 'x', rollups: [1], websiteRoles: {} }],
  ])('returns an empty page if the context is %s', (_, context) => {
    const page = pageOf(context)
    expect(page.pageType).toBe('unknown')
    expect(page.website.id).toBe('')
    expect(page.collection).toBeNull()
    expect(page.item).toBeNull()
    expect(page.websiteRoles).toEqual([])
  })

  it('handles a global that throws when read', () => {
    Object.defineProperty(host, 'Static', {
      configurable: true,
      get() {
        throw new Error('guarded')
      },
    })
    expect(readPage(defaultSettings).pageType).toBe('unknown')
  })
})
