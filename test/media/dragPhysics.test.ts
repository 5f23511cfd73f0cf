import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  axisOf,
  type Boundary,
  holdWithin,
  settleMs,
  snapTo,
  transitionLimits,
  velocityOf,
} from '../../src/media/dragPhysics'

const finite = (min: number, max: number) => fc.double({ min, max, noNaN: true })

describe('the axis of a drag', () => {
  it('is undecided up to 10 px, and then the main direction', () => {
    expect(axisOf(9, 0)).toBeNull()
    expect(axisOf(0, -9.9)).toBeNull()
    expect(axisOf(10, 0)).toBe('x')
    expect(axisOf(-9, 5)).toBe('x')
    expect(axisOf(5, -9)).toBe('y')
    expect(axisOf(8, 8)).toBe('y') // the page scrolls where it could be either
  })
})

describe('the velocity of a drag', () => {
  it('uses only the last five samples', () => {
    // Four samples would say 1, and six 5.
    const samples = [-170, 0, 50, 60, 70, 80].map((px, place) => ({ at: place * 10, px }))
    expect(velocityOf(samples)).toBe(2)
  })

  it('is 0 without elapsed time', () => {
    expect(velocityOf([])).toBe(0)
    expect(velocityOf([{ at: 5, px: 1 }])).toBe(0)
    expect(
      velocityOf([
        { at: 5, px: 1 },
        { at: 5, px: 90 },
      ]),
    ).toBe(0)
  })

  it('lies between the speeds of the slowest and the fastest part', () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 100 }), fc.integer({ min: -200, max: 200 })), {
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(steps, (moves) => {
        const samples = [{ at: 0, px: 0 }]
        for (const [ms, px] of moves) samples.push({ at: samples.at(-1)!.at + ms, px: samples.at(-1)!.px + px })
        const speeds = moves.map(([ms, px]) => px / ms)
        expect(velocityOf(samples)).toBeGreaterThanOrEqual(Math.min(...speeds) - 1e-9)
        expect(velocityOf(samples)).toBeLessThanOrEqual(Math.max(...speeds) + 1e-9)
      }),
    )
  })
})

const boundaries: readonly Boundary[] = ['none', 'hard', 'inertial']

describe('the boundary of a drag', () => {
  const held = (position: number, kind: Boundary) => holdWithin(position, [-1, 0], [kind, kind])

  it('does not affect movement inside it', () => {
    fc.assert(
      fc.property(finite(-1, 0), fc.constantFrom(...boundaries), (position, kind) => {
        expect(held(position, kind)).toBe(position)
      }),
    )
  })

  it('has no effect with the type none', () => {
    fc.assert(fc.property(finite(-9, 9), (position) => void expect(held(position, 'none')).toBe(position)))
  })

  it('stops all movement with the type hard', () => {
    fc.assert(
      fc.property(finite(-9, 9), (position) => {
        expect(held(position, 'hard')).toBeGreaterThanOrEqual(-1)
        expect(held(position, 'hard')).toBeLessThanOrEqual(0)
      }),
    )
  })

  it('resists more and more with the type inertial, and never allows half a slide', () => {
    fc.assert(
      fc.property(finite(0, 99), finite(0.001, 9), (past, more) => {
        const [near, far] = [held(past, 'inertial'), held(past + more, 'inertial')]
        expect(far).toBeGreaterThan(near)
        expect(far - near).toBeLessThan(more)
        expect(far).toBeLessThan(0.5)
        expect(held(-1 - past, 'inertial')).toBeCloseTo(-1 - near)
      }),
    )
  })

  it('is set separately for each end', () => {
    expect(holdWithin(-3, [-1, 1], ['none', 'hard'])).toBe(-3)
    expect(holdWithin(3, [-1, 1], ['none', 'hard'])).toBe(1)
  })
})

describe('a released slide', () => {
  const snap = (position: number, pxPerMs: number, interval: number | null = 1) =>
    snapTo(position, pxPerMs / 600, { interval, lengthPx: 600, glideMs: 300 })

  it('moves to the nearest snap point, or to the next one after a flick of 50 px in 250 ms', () => {
    expect(snap(0.4, 0)).toBe(0)
    expect(snap(0.6, 0)).toBe(1)
    expect(snap(0.1, 0.19)).toBe(0)
    expect(snap(0.1, 0.2)).toBe(1)
    expect(snap(0.9, -0.2)).toBe(0)
    expect(snap(0.3, 0, 0.25)).toBe(0.25)
    expect(snap(0.3, 1, 0.25)).toBe(0.5)
  })

  it('always stops at a snap point, at most one away, and never against the flick', () => {
    fc.assert(
      fc.property(finite(-1, 1), finite(-5, 5), fc.constantFrom(1, 0.5, 0.25), (position, speed, interval) => {
        const to = snap(position, speed, interval)
        expect(Math.abs(to / interval - Math.round(to / interval))).toBe(0)
        expect(Math.abs(to - position)).toBeLessThanOrEqual(interval)
        if (Math.abs(speed) >= 0.201) expect((to - position) * speed).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('slows to a stop without snap points', () => {
    expect(snap(0.3, 0, null)).toBe(0.3)
    expect(snap(0.3, 0.6, null)).toBeCloseTo(0.4)
  })
})

describe('the duration of a transition', () => {
  it('is 0.2 to 0.4 s below 767 px and 0.3 to 0.5 s otherwise', () => {
    expect(transitionLimits(766)).toEqual([200, 400])
    expect(transitionLimits(767)).toEqual([300, 500])
  })

  it('is within the limits for any movement, and shorter for a faster one', () => {
    fc.assert(
      fc.property(finite(-2, 2), finite(-1, 1), fc.integer({ min: 200, max: 3000 }), (distance, velocity, width) => {
        const [least, most] = transitionLimits(width)
        const ms = settleMs(distance, velocity, width)
        expect(ms).toBeGreaterThanOrEqual(least)
        expect(ms).toBeLessThanOrEqual(most)
        expect(settleMs(distance, velocity * 2, width)).toBeLessThanOrEqual(ms)
      }),
    )
  })

  it('is longest if the finger is still or moves in the other direction', () => {
    expect(settleMs(0.5, 0, 1000)).toBe(500)
    expect(settleMs(0.5, -0.01, 1000)).toBe(500)
    expect(settleMs(0, 0, 1000)).toBe(500)
  })
})
