import { describe, expect, it } from 'vitest'
import { sectionRows } from '../../../src/model/gallery/sectionRows'

const options = { widthPx: 1000, rowHeightPx: 300, gutterPx: 20 }

describe('rows of images that fill the width', () => {
  it('are full as soon as they are no higher than they may be', () => {
    expect(sectionRows([1.5, 1.5, 1.5, 1.5, 1.5, 1.5], options)).toEqual([
      [3, 960 / 4.5],
      [3, 960 / 4.5],
    ])
    expect(sectionRows([4, 4], { ...options, rowHeightPx: 250 })).toEqual([
      [1, 250],
      [1, 250],
    ])
  })

  it('are no higher than they may be, also the last one, which may have too few images', () => {
    expect(sectionRows([4, 1], options)).toEqual([
      [1, 250],
      [1, 300],
    ])
  })

  it('are none without images', () => {
    expect(sectionRows([], options)).toEqual([])
  })
})
