import { describe, expect, it } from 'vitest'
import { isSwipe, swipeMs } from '../../src/media/swipe'

describe('a swipe', () => {
  it.each([
    [50, 250, true],
    [-50, 250, true],
    [49, 10, false],
    [50, 251, false],
  ])('of %d px in %d ms: %s', (px, ms, isMeant) => {
    expect(isSwipe(px, ms, 1000)).toBe(isMeant)
  })

  it('counts at any speed from the width divided by 2.25', () => {
    expect(isSwipe(400, 5000, 900)).toBe(true)
    expect(isSwipe(-399, 5000, 900)).toBe(false)
  })

  it('takes 0.28 s', () => expect(swipeMs).toBe(280))
})
