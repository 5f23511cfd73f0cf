import { describe, expect, it } from 'vitest'
import { sectionRows } from '../../../src/model/gallery/sectionRows'

const options = { widthPx: 1000, rowHeightPx: 300, gutterPx: 20 }

describe('rows of images that fill the width', () => {
  it('are complete as soon as they are within the height limit', () => {
    expect(sectionRows([1.5, 1.5, 1.5, 1.5, 1.5, 1.5], options)).toEqual([
      [3, 960 / 4.5],
      [3, 960 / 4.5],
    ])
    expect(sectionRows([4, 4], { ...options, rowHeightPx: 250 })).toEqual([
      [1, 250],
      [1, 250],
    ])
  })

  it('stay within the height limit, even the last one, which may be incomplete', () => {
    expect(sectionRows([4, 1], options)).toEqual([
      [1, 250],
      [1, 300],
    ])
  })

  it('are empty without images', () => {
    expect(sectionRows([], options)).toEqual([])
  })
})
