import { afterEach, describe, expect, it, vi } from 'vitest'
import { stubVendorGlobals } from '../../src/runtime/stubs'

const never = () => new Promise<never>(() => {})
const names = ['Squarespace', 'SquarespaceFonts', 'Y', 'YUI', 'Class', 'Singleton', 'ImageLoader', 'Static']
const host = globalThis as unknown as { [name: string]: Record<string, never> | undefined }
/** Creates a function from an inline script of hosted pages. */
const inline = (code: string) => new Function(code) as () => void

afterEach(() => {
  for (const name of names) delete host[name]
})

describe('the globals that hosted pages call inline', () => {
  it.each([
    'Squarespace.load(window)',
    'Squarespace.afterBodyLoad(Y)',
    'SquarespaceFonts.loadViaContext()',
    'Y.use("squarespace-form-submit", function () {})',
    'Y.Squarespace.FormSubmit',
    'Static.SQUARESPACE_CONTEXT = {}',
  ])('do not throw: %s', (code) => {
    expect(inline(code)).toThrow()
    stubVendorGlobals(never)
    expect(inline(code)).not.toThrow()
  })

  it('are left alone if they already exist', () => {
    const load = vi.fn()
    const real = { load } as unknown as Record<string, never>
    host.Squarespace = real
    const takeAway = stubVendorGlobals(never)
    inline('Squarespace.load(window)')()
    expect(load).toHaveBeenCalledOnce()
    takeAway()
    expect(host.Squarespace).toBe(real)
  })

  it('let the vendor’s own runtime start, even if it loads later, and leave it in place after stop', () => {
    const takeAway = stubVendorGlobals(never)
    inline(`Squarespace = window.Squarespace || {}
      Squarespace.load = function () {}
      Squarespace.afterBodyLoad = function () {
        if (!this.AFTER_BODY_LOADED) this.AFTER_BODY_LOADED = 'once'
      }
      Squarespace.afterBodyLoad()`)()
    expect((host.Squarespace as unknown as { readonly AFTER_BODY_LOADED?: string }).AFTER_BODY_LOADED).toBe('once')
    takeAway()
    expect(host.Squarespace).toBeDefined()
  })

  it('are removed after stop, except a page context that the page has written in the meantime', () => {
    const takeAway = stubVendorGlobals(never)
    inline('Static.SQUARESPACE_CONTEXT = { pageType: 1 }')()
    takeAway()
    expect(names.filter((name) => host[name] !== undefined)).toEqual(['Static'])
    expect(host.Static).toEqual({ SQUARESPACE_CONTEXT: { pageType: 1 } })
  })

  it('load their replacement again if that failed, and then remain after stop', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const answer = vi.fn()
    const load = vi.fn().mockRejectedValueOnce(new Error('No connection')).mockResolvedValue({ answer })
    const takeAway = stubVendorGlobals(load)
    const use = inline('Y.use("node", function () {})')
    use()
    use()
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalledOnce())
    expect(load).toHaveBeenCalledOnce()
    use()
    await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce())
    takeAway()
    expect(host.Y).toBeDefined()
  })

  it('are left alone after stop if a real runtime has replaced them', () => {
    const takeAway = stubVendorGlobals(never)
    const real = {} as Record<string, never>
    host.Y = real
    takeAway()
    expect(host.Y).toBe(real)
  })
})
