import { expect, it } from 'vitest'
import { format } from '../../src/language/format'

it('fills every placeholder, also one that stands twice', () => {
  expect(format('Links must be formatted as {host} or {host}', { host: 'a.example' })).toBe(
    'Links must be formatted as a.example or a.example',
  )
})

it('puts values in as they are, placeholders and patterns included', () => {
  expect(format('{a} {b}', { a: '{b}', b: '$&' })).toBe('{b} $&')
})

it('leaves a placeholder that nobody filled', () => {
  const values = { toString: 1 } as unknown as { a: string }
  expect(format('{a} {constructor}' as '{a}', values)).toBe('{a} {constructor}')
})

it('does not compile without its values', () => {
  // @ts-expect-error the value of {a} is missing
  expect(format('{a}')).toBe('{a}')
})
