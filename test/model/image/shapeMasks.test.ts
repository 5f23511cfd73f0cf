import { expect, it } from 'vitest'
import { shapeAspect } from '../../../src/model/image/shapeMasks'

it.each([
  ['circle', 100],
  ['arch', 150],
  ['rectangle', 67],
  [' Circle ', 100],
  ['no-such-shape', null],
  ['constructor', null],
  ['', null],
])('the shape %j has a height of %s percent of its width', (name, aspect) => {
  expect(shapeAspect(name)).toBe(aspect)
})
