import { expect, it } from 'vitest'
import { type Box, joinLines } from '../../src/page/textLines'

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom })

it('joins the words of a line', () => {
  expect(joinLines([box(10, 0, 50, 20), box(55, 0, 90, 20)])).toEqual([box(10, 0, 90, 20)])
})

it('joins right-to-left words', () => {
  expect(joinLines([box(55, 0, 90, 20), box(10, 0, 50, 20)])).toEqual([box(10, 0, 90, 20)])
})

it('returns a box for each line, even if the lines are so close that their boxes overlap', () => {
  const lines = [box(50, 0, 90, 20), box(0, 15, 30, 35)]
  expect(joinLines(lines)).toEqual(lines)
})

it('includes superscripts and larger words', () => {
  expect(joinLines([box(0, 0, 50, 20), box(50, -4, 60, 8)])).toEqual([box(0, -4, 60, 20)])
  expect(joinLines([box(0, 10, 50, 20), box(50, 0, 90, 24)])).toEqual([box(0, 0, 90, 24)])
})

it('returns nothing without words', () => {
  expect(joinLines([])).toEqual([])
})
