import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tween } from '../../src/media/tween'

let frames: FrameRequestCallback[] = []
const nextFrame = (now: number) => {
  const due = frames
  frames = []
  for (const frame of due) frame(now)
}

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.splice(id - 1, 1))
})
afterEach(() => vi.unstubAllGlobals())

describe('tween', () => {
  it('runs from the first frame to exactly 1 and then stops', () => {
    const steps: number[] = []
    tween(
      (progress) => steps.push(progress),
      200,
      (progress) => progress,
    )
    for (const now of [1000, 1050, 1150, 1230, 1300]) nextFrame(now)
    expect(steps).toEqual([0, 0.25, 0.75, 1])
    expect(frames).toHaveLength(0)
  })

  it('eases in and out by default', () => {
    const steps: number[] = []
    tween((progress) => steps.push(progress), 100)
    for (const now of [0, 25, 50, 75, 100]) nextFrame(now)
    expect(steps[1]).toBeLessThan(0.25)
    expect(steps[2]).toBe(0.5)
    expect(steps[3]).toBeGreaterThan(0.75)
    expect(steps[4]).toBe(1)
  })

  it('stays in place when stopped', () => {
    const steps: number[] = []
    const stop = tween((progress) => steps.push(progress), 100)
    nextFrame(0)
    stop()
    nextFrame(50)
    expect(steps).toEqual([0])
  })

  it('can be stopped by its own step', () => {
    const steps: number[] = []
    const stop = tween((progress) => {
      steps.push(progress)
      stop()
    }, 100)
    nextFrame(0)
    nextFrame(50)
    expect(steps).toEqual([0])
  })

  it('finishes in one step under reduced motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const step = vi.fn()
    tween(step, 600)
    expect(step.mock.calls).toEqual([[1]])
  })

  it.each([0, -5])('finishes in one step with a duration of %d', (duration) => {
    const step = vi.fn()
    tween(step, duration)
    expect(step.mock.calls).toEqual([[1]])
    expect(frames).toHaveLength(0)
  })

  it('ends with exactly 1, whatever its easing returns', () => {
    const steps: number[] = []
    tween(
      (progress) => steps.push(progress),
      100,
      () => 0.99,
    )
    for (const now of [0, 100]) nextFrame(now)
    expect(steps).toEqual([0.99, 1])
  })

  it('throws if its first parameter is not a function', () => {
    expect(() => tween('fade' as never, 100)).toThrow(new TypeError('[Tween] First parameter needs to be a function.'))
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, undefined, '300'])('throws for the duration %s', (duration) => {
    expect(() => tween(() => {}, duration as never)).toThrow(new TypeError('[Tween] Duration is not a finite number.'))
  })
})
