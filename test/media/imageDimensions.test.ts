import { expect, it } from 'vitest'
import { parseDimensions } from '../../src/media/imageDimensions'

it('parses widthxheight', () => {
  expect(parseDimensions('2448x1836')).toEqual({ width: 2448, height: 1836 })
  expect(parseDimensions(' 2448x1836 ')).toEqual({ width: 2448, height: 1836 })
})

it.each(['', '1000', 'x', '0x100', '100x0', '10x20x30', '-5x10', '1000000x10', 'wide', null, undefined])(
  'returns null for %o',
  (text) => {
    expect(parseDimensions(text)).toBeNull()
  },
)
