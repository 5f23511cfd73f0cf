import { expect, it } from 'vitest'
import { parseFocalPoint, toObjectPosition } from '../../src/media/focalPoint'

it.each([
  ['0.5,0.5', '50% 50%'],
  ['0.3,0.7', '30% 70%'],
  [' 0 , 1 ', '0% 100%'],
  ['0.3333,0.12345', '33.33% 12.35%'],
  ['-1,7', '0% 100%'],
])('positions an image with the focal point %s at %s', (text, position) => {
  expect(toObjectPosition(parseFocalPoint(text))).toBe(position)
})

it.each([',', ' , ', '', '0.5', '0.5,', 'a,b', '0.1,0.2,0.3', null, undefined])(
  'falls back to the centre for %o',
  (text) => {
    expect(parseFocalPoint(text)).toEqual({ x: 0.5, y: 0.5 })
  },
)
