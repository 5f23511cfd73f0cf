import { expect, it } from 'vitest'
import { interceptNavigation, navigate } from '../../src/browser/navigate'

it('passes each navigation to the latest interception that is still active', () => {
  const seen: string[] = []
  const stopOuter = interceptNavigation((url) => seen.push(`outer ${url}`))
  const stopInner = interceptNavigation((url) => seen.push(`inner ${url}`))
  navigate('/cart')
  stopInner()
  navigate('/checkout')
  stopOuter()
  expect(seen).toEqual(['inner /cart', 'outer /checkout'])
})

it('keeps the current page in the history unless it should be replaced', () => {
  const seen: string[] = []
  const stop = interceptNavigation((url, how) => seen.push(`${how} ${url}`))
  navigate('/cart')
  navigate('/login', 'replace')
  stop()
  expect(seen).toEqual(['assign /cart', 'replace /login'])
})
