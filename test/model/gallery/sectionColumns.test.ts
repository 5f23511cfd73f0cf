import { expect, it } from 'vitest'
import { sectionColumns } from '../../../src/model/gallery/sectionColumns'

it.each([
  [6, 60, 993, [6, 60]],
  [6, 60, 992, [5, 45]],
  [6, 60, 769, [5, 45]],
  [6, 60, 768, [3, 30]],
  [6, 60, 577, [3, 30]],
  [6, 60, 576, [2, 20]],
  [2, 60, 700, [2, 30]],
  [2, 10, 800, [2, 20]], // never fewer than two, and never closer than 20 px
  [1, 60, 700, [1, 30]],
  [2.5, 60, 993, [3, 60]], // a whole number of columns, and not too many
  [4_294_967_296, 60, 993, [100, 60]],
  [4_294_967_296, 60, 992, [75, 45]],
])('%d columns with a gutter of %d px become, in a window of %d px, %j', (columns, gutter, windowPx, expected) => {
  expect(sectionColumns(columns, gutter, windowPx)).toEqual(expected)
})
