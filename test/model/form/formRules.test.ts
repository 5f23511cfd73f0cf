import { describe, expect, it } from 'vitest'
import type { FieldPart, FieldReading } from '../../../src/model/form/formPayload'
import { checkField, isOverLength } from '../../../src/model/form/formRules'
import { isUnitedStates, isUsZip } from '../../../src/model/form/usZip'

const part = (value: string, role = '', required = false): FieldPart => ({ value, role, required })

function field(changes: Partial<FieldReading>, ...parts: FieldPart[]): FieldReading {
  return { id: 'f', type: 'text', title: 'Title', required: false, maxLength: 0, parts, ...changes }
}

const fault = (reading: FieldReading, country = '') =>
  checkField(reading, { emailPolicy: 'specification', country, holds: () => false })
const check = (reading: FieldReading, country = '') => fault(reading, country)?.problem ?? null

describe('field validation (A5)', () => {
  it('accepts an empty optional field, whatever its rules', () => {
    expect(check(field({ type: 'email' }, part('')))).toBeNull()
    expect(check(field({ type: 'address' }, part('', 'zip'), part('', 'country')), 'US')).toBeNull()
    expect(check(field({ maxLength: 1 }, part('  ')))).toBeNull()
  })

  it('requires a required field', () => {
    expect(check(field({ required: true }, part('')))).toBe('required')
    expect(check(field({ required: true, type: 'checkbox' }))).toBe('required')
    expect(check(field({ required: true }, part(' a ')))).toBeNull()
  })

  it('requires every required part of a required field', () => {
    expect(check(field({ required: true, type: 'name' }, part('Ada', '', true), part('', '', true)))).toBe('required')
    expect(
      check(field({ required: true, type: 'address' }, part('1 Main St', 'line1', true), part('', 'line2'))),
    ).toBeNull()
    expect(check(field({ required: false, type: 'name' }, part('Ada', '', true), part('', '', true)))).toBeNull()
  })

  it('checks every address in a field that accepts several', () => {
    const several = (value: string) => check(field({ type: 'email' }, { ...part(value), isList: true }))
    expect(several('ada@example.com, grace@example.com')).toBeNull()
    expect(several('ada@example.com')).toBeNull()
    for (const wrong of ['ada@example.com,grace', 'ada@example.com,', ',']) expect(several(wrong)).toBe('email')
    expect(check(field({ type: 'email' }, part('ada@example.com,grace@example.com')))).toBe('email')
  })

  it('does not count a preset country or half of the day as an answer', () => {
    const time = [part('', 'hour'), part('', 'minute'), part('AM', 'half')]
    expect(check(field({ required: true, type: 'time' }, ...time))).toBe('required')
    expect(check(field({ required: false, type: 'time' }, ...time))).toBeNull()
    expect(check(field({ required: true, type: 'time' }, part('9', 'hour'), part('AM', 'half')))).toBeNull()
    const address = [part('', 'line1'), part('US', 'country')]
    expect(check(field({ required: true, type: 'address' }, ...address))).toBe('required')
    expect(check(field({ required: true, type: 'address' }, part('US', 'country')))).toBeNull()
    expect(check(field({ required: true, type: 'likert' }, part('2', 'country')))).toBeNull()
  })

  it('identifies the invalid parts', () => {
    const name = field({ required: true, type: 'name' }, part('Ada', '', true), part('', '', true))
    expect(fault(name)).toEqual({ problem: 'required', parts: [1] })
    const date = (...[month = '', day = '', year = '']: string[]) =>
      field(
        { required: true, type: 'date' },
        part(month, 'month', true),
        part(day, 'day', true),
        part(year, 'year', true),
      )
    expect(fault(date('3'))).toEqual({ problem: 'required', parts: [1, 2] })
    expect(fault(date('3', '9', '2026'))).toBeNull()
    expect(fault(date())).toEqual({ problem: 'required', parts: [0, 1, 2] })
    const likert = field({ required: true, type: 'likert' }, part('2', 'One'), part('', 'Two'), part('', 'Three'))
    expect(fault(likert)?.parts).toEqual([1, 2])
    expect(fault(field({ maxLength: 2 }, part('ab'), part('abc')))?.parts).toEqual([1])
    const address = field({ type: 'address' }, part('x', 'line1'), part('1', 'zip'), part('US', 'country'))
    expect(fault(address)).toEqual({ problem: 'zip', parts: [1] })
    expect(fault(field({ required: true, type: 'radio' }))).toEqual({ problem: 'required', parts: [] })
  })

  it('requires an answer to every statement in a required likert field', () => {
    expect(check(field({ required: true, type: 'likert' }, part('2', 'One'), part('', 'Two')))).toBe('required')
    expect(check(field({ required: true, type: 'likert' }, part('2', 'One'), part('-2', 'Two')))).toBeNull()
  })

  it('accepts exactly the maximum and rejects one character more, on any field', () => {
    expect(check(field({ maxLength: 3 }, part('abc')))).toBeNull()
    expect(check(field({ maxLength: 3 }, part('abcd')))).toBe('too long')
    expect(check(field({ maxLength: 3, type: 'email' }, part('a@b.cc')))).toBe('too long')
    expect(check(field({ maxLength: 10 }, part('👨‍👩‍👧‍👦')))).toBe('too long')
    expect(check(field({ maxLength: 11 }, part('👨‍👩‍👧‍👦')))).toBeNull()
  })

  it('follows the page’s policy for e-mail addresses', () => {
    const reading = field({ type: 'email' }, part('a@b.museum'))
    expect(checkField(reading, { emailPolicy: 'specification', country: '', holds: () => false })?.problem).toBe(
      'email',
    )
    expect(checkField(reading, { emailPolicy: 'standard', country: '', holds: () => false })).toBeNull()
  })

  it.each([
    ['US', '', '10013', null],
    ['US', '', '1001', 'zip'],
    ['US', '', '100133', 'zip'],
    ['US', '', '10013-1234', 'zip'],
    ['US', '', '1001a', 'zip'],
    ['US', '', '', null],
    ['United States', '', '1', 'zip'],
    ['usa', '', '1', 'zip'],
    ['NO', 'US', '0150', null],
    ['', 'US', '1', 'zip'],
    ['', '', '1', null],
    ['GB', '', 'SW1A 1AA', null],
  ])('for the country "%s", else "%s", and the zip code "%s" reports %s', (country, fallback, zip, problem) => {
    expect(
      check(field({ type: 'address' }, part('x', 'line1'), part(zip, 'zip'), part(country, 'country')), fallback),
    ).toBe(problem)
  })

  it('rejects only a website whose protocol is not followed by //', () => {
    const website = (text: string) => check(field({ type: 'website' }, part(text)))
    for (const text of ['http:/example.com', 'https:example.com', 'ftp:', 'HTTP://'])
      expect([text, website(text)]).toEqual([text, 'link'])
    for (const text of ['https://example.com', 'example.com', 'on the harbour wall', '/about', 'mailto:a@b.cc'])
      expect([text, website(text)]).toEqual([text, null])
  })

  it('applies a platform rule only if the page has a message for it', () => {
    const number = field({ type: 'number' }, part('twelve'))
    expect(check(number)).toBeNull()
    expect(checkField(number, { emailPolicy: 'specification', country: '', holds: () => true })?.problem).toBe(
      'invalidUnsignedNumber',
    )
  })

  it('never validates sections, files and hidden fields', () => {
    expect(check(field({ type: 'section', required: true }))).toBeNull()
    expect(check(field({ type: 'hidden', required: true }, part('')))).toBeNull()
    expect(check(field({ type: 'file', required: true }))).toBeNull()
  })

  it('recognises the United States and its zip codes', () => {
    expect([' us ', 'U.S.'].map(isUnitedStates)).toEqual([true, false])
    expect(['12345', ' 12345 ', '１２３４５', '1234 5'].map(isUsZip)).toEqual([true, true, false, false])
  })

  it('treats a maximum of zero as none', () => {
    expect(isOverLength('anything', 0)).toBe(false)
  })
})
