import { describe, expect, it } from 'vitest'
import { highlightShapes } from '../../../src/model/text/highlight'
import { highlightPaths } from '../../../src/model/text/highlightPaths'

const box = { width: 200, height: 40, fontSize: 32 }

describe('the paths of a highlight', () => {
  it.each([
    ['underline', ['M0,36 L200,36']],
    ['underlineDouble', ['M0,36 L200,36', 'M0,40 L200,40']],
    ['strike', ['M0,22 L200,22']],
    ['marker', ['M0,22 L200,22']],
    ['cross', ['M0,40 Q100,19.2 200,10', 'M0,9.2 Q100,21.2 200,36']],
  ] as const)('run across the words: %s', (shape, paths) => {
    expect(highlightPaths(shape, box)).toEqual(paths)
  })

  it('circle the words, extending at most 10 px to the sides and 5 px below', () => {
    const [path] = highlightPaths('circle', box)
    expect(path).toContain('210,') // its right edge
    expect(path).toContain('-10,') // its left edge
    expect(highlightPaths('circle', { ...box, width: 10 })[0]).toContain('12,') // a fifth of the width
  })

  it.each([
    ['wave', 25],
    ['jagged', 72],
  ] as const)('of a %s end exactly where the words end', (shape, count) => {
    const [path = ''] = highlightPaths(shape, box)
    const curves = path.split(/(?=[qt])/).slice(1)
    expect(curves).toHaveLength(count)
    // Each is relative to the end of the one before; its last point is its end.
    const ends = curves.map((curve) => Number(/(-?[\d.]+),-?[\d.]+\s*$/.exec(curve)?.[1]))
    expect(ends.reduce((sum, end) => sum + end)).toBeCloseTo(200, 0)
  })

  it.each(highlightShapes)('are valid for a word without a width: %s', (shape) => {
    const paths = highlightPaths(shape, { width: 0, height: 0, fontSize: 0 })
    expect(paths.length).toBeGreaterThan(0)
    expect(paths.join()).not.toMatch(/NaN|Infinity|undefined/)
  })
})
