import { afterEach, describe, expect, it, vi } from 'vitest'
import * as skerry from '../src/index'

afterEach(() => vi.restoreAllMocks())

describe('the public functions', () => {
  it('warn, and start nothing, without a window', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    skerry.start()
    expect(warn.mock.calls).toEqual([['Skerry needs a browser window: nothing was started.']])
    expect(skerry.inspect().blocks).toEqual([])
  })

  it('reject a second block with the same name', () => {
    const definition = {
      name: 'accordion',
      selector: '.mine',
      when: 'now' as const,
      load: () => Promise.reject(new Error('never asked for')),
    }
    expect(() => skerry.define(definition)).toThrow('A block named "accordion" is already defined.')
  })

  it('reject a second page block with the same name', () => {
    const definition = { name: 'banner', wants: () => true, load: () => Promise.reject(new Error('never asked for')) }
    skerry.define(definition)
    expect(() => skerry.define(definition)).toThrow('A block named "banner" is already defined.')
  })

  it.each([
    ['nothing', undefined],
    ['no name', { selector: '.mine', load: async () => ({}) }],
    ['neither a selector nor wants', { name: 'mine', load: async () => ({}) }],
    ['no load', { name: 'mine', selector: '.mine' }],
  ])('say what a block definition needs if it has %s', (_, definition) => {
    expect(() => skerry.define(definition as never)).toThrow(
      expect.objectContaining({
        name: 'BlockError',
        message: 'A block needs name, load, and selector or wants.',
      }),
    )
  })

  it('belong to the first copy of Skerry, however many copies a page loads', async () => {
    vi.resetModules()
    const second = await import('../src/index')
    expect(second.start).toBe(skerry.start)
    expect(second.inspect).toBe(skerry.inspect)
  })
})
