import { describe, expect, it } from 'vitest'
import { fitInto, roomIn, uncropped } from '../../../src/ui/lightbox/geometry'

describe('the space for an image', () => {
  it('is 100 px from every edge (B9 Lightbox), but the full length of a side as short as a phone’s', () => {
    expect(roomIn({ width: 1200, height: 800 })).toEqual({ width: 1000, height: 600 })
    expect(roomIn({ width: 390, height: 844 })).toEqual({ width: 390, height: 644 })
    expect(roomIn({ width: 844, height: 390 })).toEqual({ width: 644, height: 390 })
    expect(roomIn({ width: 432, height: 632 })).toEqual({ width: 432, height: 432 })
  })

  it('does not shrink as the window grows, for example from a phone to a small tablet', () => {
    expect(roomIn({ width: 433, height: 600 })).toEqual({ width: 432, height: 432 })
    expect(roomIn({ width: 633, height: 700 })).toEqual({ width: 433, height: 500 })
  })

  it('is filled as far as the image’s aspect ratio and natural size allow, centred', () => {
    const window = { width: 1200, height: 800 }
    expect(fitInto(window, { width: 3000, height: 1000 })).toEqual({
      x: 100,
      y: (800 - 1000 / 3) / 2,
      width: 1000,
      height: 1000 / 3,
    })
    expect(fitInto(window, { width: 200, height: 100 })).toEqual({ x: 500, y: 350, width: 200, height: 100 })
  })
})

describe('the box from which an image expands', () => {
  const box = { x: 50, y: 70, width: 100, height: 100 }

  it('is the thumbnail’s if that shows the whole image', () => {
    const { box: whole, crop } = uncropped(box, { width: 500, height: 500 }, { x: 0.2, y: 0.9 })
    expect(whole).toEqual(box)
    expect(crop).toEqual({ top: 0, right: 0, bottom: 0, left: 0 })
  })

  it.each([
    [0, 50, 0, 100],
    [0.5, 0, 50, 50],
    [1, -50, 100, 0],
  ])('with the focal point at %d of the width is cropped around that point', (x, left, cutLeft, cutRight) => {
    const { box: whole, crop } = uncropped(box, { width: 1000, height: 500 }, { x, y: 0.5 })
    expect(whole).toEqual({ x: left, y: 70, width: 200, height: 100 })
    expect(crop).toEqual({ top: 0, right: cutRight, bottom: 0, left: cutLeft })
  })

  it('is cropped further by a clipping ancestor', () => {
    const seen = { x: 60, y: 70, width: 90, height: 40 }
    expect(uncropped(box, { width: 500, height: 500 }, { x: 0.5, y: 0.5 }, seen).crop).toEqual({
      top: 0,
      right: 0,
      bottom: 60,
      left: 10,
    })
  })
})
