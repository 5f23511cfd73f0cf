import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Plural } from '../../src/ui/Plural'

const seats = { '=0': 'no seats', one: 'one seat', other: 'many seats' }

describe('Plural', () => {
  it.each([
    [0, 'no seats'],
    [1, 'one seat'],
    [2, 'many seats'],
  ])('shows the form for %d', (value, expected) => {
    expect(renderToStaticMarkup(<Plural value={value} forms={seats} />)).toBe(expected)
  })

  it('follows the locale, with ordinals on request', () => {
    const ranks = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
    expect(renderToStaticMarkup(<Plural value={22} forms={ranks} isOrdinal />)).toBe('nd')
    expect(renderToStaticMarkup(<Plural value={3} forms={{ few: 'kilka', other: 'wiele' }} locale="pl" />)).toBe(
      'kilka',
    )
  })

  it('rejects children', () => {
    const children = 'seats' as never
    expect(() =>
      renderToStaticMarkup(
        <Plural value={1} forms={seats}>
          {children}
        </Plural>,
      ),
    ).toThrow('Plural takes no children.')
  })

  it('names a key that is invalid for the locale', () => {
    expect(() => renderToStaticMarkup(<Plural value={1} forms={{ few: 'a few', other: 'many' }} />)).toThrow(
      '"few" is not a plural key in en-US. Valid keys are "one", "other" and "=" with a number.',
    )
  })
})
