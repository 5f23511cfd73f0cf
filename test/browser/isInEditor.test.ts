import { afterEach, expect, it, vi } from 'vitest'
import { isInEditor } from '../../src/browser/isInEditor'

afterEach(() => history.replaceState(null, '', '/'))

it.each([
  ['/config', true],
  ['/config/', true],
  ['/config/pages', true],
  ['/configure', false],
  ['/shop/config', false],
  ['/', false],
])('in a frame whose parent is at %s is %s', (pathname, isIn) => {
  vi.stubGlobal('parent', { location: { pathname } })
  expect(isInEditor()).toBe(isIn)
})

it('is false outside a frame, even under /config', () => {
  history.replaceState(null, '', '/config')
  expect(isInEditor()).toBe(false)
})

it('is false in a frame whose parent has another origin', () => {
  const another = {
    get location(): never {
      throw new DOMException('cross-origin', 'SecurityError')
    },
  }
  vi.stubGlobal('parent', another)
  expect(isInEditor()).toBe(false)
})
