import { describe, expect, it } from 'vitest'
import { closeScale, largestScale, wholeView, withinBounds, zoomAt } from '../../../src/ui/lightbox/zoom'

const window = { width: 400, height: 800 }
const fit = { x: 0, y: 250, width: 400, height: 300 }
const large = { width: 2000, height: 1500 }

describe('zooming', () => {
  it('keeps the point under the pointer in place', () => {
    const before = { scale: 1.5, x: -40, y: 120 }
    for (const point of [
      { x: 10, y: 130 },
      { x: 390, y: 500 },
    ]) {
      const after = zoomAt(before, point, 3)
      const onImage = ({ scale, x, y }: typeof before) => [(point.x - x) / scale, (point.y - y) / scale]
      expect(after.scale).toBe(3)
      expect(onImage(after)[0]).toBeCloseTo(onImage(before)[0] ?? Number.NaN)
      expect(onImage(after)[1]).toBeCloseTo(onImage(before)[1] ?? Number.NaN)
    }
  })

  it('with a double tap shows the image at its natural size, at a scale of 2 to 4', () => {
    expect(closeScale(fit, { width: 1200, height: 900 })).toBe(3)
    expect(closeScale(fit, { width: 400, height: 300 })).toBe(2)
    expect(closeScale(fit, large)).toBe(4)
    expect(largestScale(fit, large)).toBe(5)
    expect(largestScale(fit, { width: 400, height: 300 })).toBe(4)
  })
})

describe('the bounds of a zoomed image', () => {
  it('keep the edges of a larger image outside the window', () => {
    expect(withinBounds({ scale: 4, x: 50, y: 20 }, fit, window, 5)).toEqual({ scale: 4, x: 0, y: 0 })
    expect(withinBounds({ scale: 4, x: -5000, y: -5000 }, fit, window, 5)).toEqual({ scale: 4, x: -1200, y: -400 })
  })

  it('centre an image along a side that is shorter than the window', () => {
    expect(withinBounds({ scale: 2, x: -100, y: 700 }, fit, window, 5)).toEqual({ scale: 2, x: -100, y: 100 })
  })

  it('limit the scale to between 1 and the maximum', () => {
    expect(withinBounds({ scale: 0.3, x: 200, y: 600 }, fit, window, 5)).toEqual(wholeView(fit))
    expect(withinBounds({ scale: 9, x: -400, y: -400 }, fit, window, 5).scale).toBe(5)
  })
})
