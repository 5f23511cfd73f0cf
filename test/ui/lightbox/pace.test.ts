import { describe, expect, it } from 'vitest'
import { bandAt, createArrowPace } from '../../../src/ui/lightbox/pace'

describe('the arrow keys', () => {
  it('each work at most once in 200 ms (B9 Lightbox), independently of each other', () => {
    const pace = createArrowPace()
    expect(pace(1, 1000)).toBe(true)
    expect(pace(1, 1199)).toBe(false)
    expect(pace(-1, 1199)).toBe(true)
    expect(pace(1, 1200)).toBe(true)
    expect(pace(-1, 1398)).toBe(false)
  })

  it('move ten slides with ten presses over two seconds', () => {
    const pace = createArrowPace()
    const presses = Array.from({ length: 10 }, (_, index) => pace(1, index * 200))
    expect(presses.filter(Boolean)).toHaveLength(10)
  })
})

describe('the bands at the edges', () => {
  it('are 2 % of the window’s width (B9 Lightbox)', () => {
    expect(bandAt(39, 2000)).toBe('left')
    expect(bandAt(40, 2000)).toBe(null)
    expect(bandAt(1959, 2000)).toBe(null)
    expect(bandAt(1960, 2000)).toBe('right')
  })

  it('are at least 24 px wide (decision 42)', () => {
    expect(bandAt(23, 375)).toBe('left')
    expect(bandAt(24, 375)).toBe(null)
    expect(bandAt(351, 375)).toBe('right')
  })
})
