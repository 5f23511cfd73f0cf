import { describe, expect, it } from 'vitest'
import { holdsReact, judge, lateLibrariesIn, median, overweight, total, type Weight, withImports } from './judge'

const weight = (min: number, gzip = min / 2, brotli = min / 4): Weight => ({ min, gzip, brotli })

describe('the size budgets', () => {
  it('accept exactly the allowed size', () => {
    expect(judge('entry', weight(20_000, 9000, 5000), { by: 'brotli', kB: 5 }).verdict).toBe('ok')
  })

  it('reject one byte more', () => {
    const rows = [
      judge('entry', weight(20_000, 9000, 5001), { by: 'brotli', kB: 5 }),
      judge('form', weight(20_000, 5999), { by: 'gzip', kB: 6 }),
    ]
    expect(overweight(rows).map(({ name }) => name)).toEqual(['entry'])
  })

  it('use the compression that the budget names', () => {
    const heavyUnlessCompressed = weight(40_000, 7000, 5000)
    expect(judge('form', heavyUnlessCompressed, { by: 'gzip', kB: 6 }).verdict).toBe('over')
    expect(judge('form', heavyUnlessCompressed, { by: 'brotli', kB: 6 }).verdict).toBe('ok')
  })

  it('accept any size without a budget', () => {
    expect(overweight([judge('react', weight(1_000_000), null)])).toEqual([])
  })

  it('add up transferred files', () => {
    expect(total([weight(10, 6, 4), weight(1, 2, 3)])).toEqual({ min: 11, gzip: 8, brotli: 7 })
  })

  it('use the median block, or the larger one of two', () => {
    expect(median([weight(9), weight(1), weight(100)]).min).toBe(9)
    expect(median([weight(1), weight(9)]).min).toBe(9)
  })
})

describe('the code loaded for a first mount', () => {
  const imports = new Map([
    ['gallery', ['shared', 'react']],
    ['shared', ['errors']],
    ['react', []],
    ['form', ['transport']],
    ['errors', ['shared']],
  ])

  it('includes a block with all its direct and indirect imports once', () => {
    expect(withImports(['react', 'gallery'], imports).sort()).toEqual(['errors', 'gallery', 'react', 'shared'])
  })

  it('must not include ky, except for a block that shows requested data', () => {
    const modules = ['../../node_modules/ky/distribution/index.js', '../../node_modules/ky/distribution/core/Ky.js']
    expect(lateLibrariesIn(modules, false)).toEqual(['ky'])
    expect(lateLibrariesIn(modules, true)).toEqual([])
    expect(lateLibrariesIn(['../../src/data/skyline.ts', '../../node_modules/react/index.js'], false)).toEqual([])
  })

  it('must never include framer-motion', () => {
    const modules = ['framer-motion', 'motion-dom'].map((name) => `../../node_modules/${name}/dist/es/index.mjs`)
    expect(lateLibrariesIn(modules, true)).toEqual(['framer-motion', 'motion-dom'])
  })

  it('recognises React among packages with similar names', () => {
    expect(holdsReact(['../../src/ui/useSlot.ts', '../../node_modules/react-dom/client.js'])).toBe(true)
    expect(holdsReact(['../../src/runtime/reactive.ts', '../../node_modules/zustand/esm/react.mjs'])).toBe(false)
  })
})
