import { expect, it } from 'vitest'
import { format } from '../../src/language/format'

it('fills in every placeholder, including repeated ones', () => {
  expect(format('Links must be formatted as {host} or {host}', { host: 'a.example' })).toBe(
    'Links must be formatted as a.example or a.example',
  )
})

it('inserts values unchanged, including placeholders and patterns', () => {
  expect(format('{a} {b}', { a: '{b}', b: '$&' })).toBe('{b} $&')
})

it('leaves a placeholder without a value as it is', () => {
  const values = { toString: 1 } as unknown as { a: string }
  expect(format('{a} {constructor}' as '{a}', values)).toBe('{a} {constructor}')
})

it('does not compile if a value is missing', () => {
  // @ts-expect-error the value of {a} is missing
  expect(format('{a}')).toBe('{a}')
})
