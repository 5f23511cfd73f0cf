import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FieldType, fieldTypes } from '../../../src/model/form/formFields'
import type { FieldPart } from '../../../src/model/form/formPayload'
import { platformFault } from '../../../src/model/form/platformRules'

const part = (value: string, role = ''): FieldPart => ({ value, role, required: false })
const rule = (type: FieldType, value: string, role = '') => {
  const own = part(value, role)
  return platformFault(type, own, [own])?.rule ?? null
}
const date = (month: string, day: string, year: string) => {
  const parts = [part(month, 'month'), part(day, 'day'), part(year, 'year')]
  return parts.filter((one) => platformFault('date', one, parts)).map(({ role }) => role)
}
const time = (hour: string, minute: string, half?: string) => {
  const parts = [part(hour, 'hour'), part(minute, 'minute'), ...(half ? [part(half, 'half')] : [])]
  return parts.flatMap((one) => platformFault('time', one, parts)?.values.join(' to ') ?? [])
}

describe('the platform’s validation rules', () => {
  it.each([
    ['2', '29', '2024', []],
    ['2', '29', '2023', ['day']],
    ['2', '29', '1900', ['day']],
    ['2', '29', '2000', []],
    ['2', '29', '2200', ['day']],
    ['2', '29', '', []],
    ['02', '30', '', ['day']],
    ['4', '31', '2026', ['day']],
    ['6', '31', '2026', ['day']],
    ['9', '31', '2026', ['day']],
    ['11', '31', '2026', ['day']],
    ['12', '31', '26', []],
    ['13', '1', '2026', ['month']],
    ['0', '0', '2026', ['month', 'day']],
    ['May', '1', '2026', ['month']],
    ['1', '1', 'next year', ['year']],
    ['', '32', '', ['day']],
    ['', '', '', []],
  ])('find in the date %s/%s/%s the invalid parts %j', (month, day, year, wrong) => {
    expect(date(month, day, year)).toEqual(wrong)
  })

  it.each([
    ['4', '30', 'PM', []],
    ['12', '59', 'AM', []],
    ['13', '00', 'PM', ['1 to 12']],
    ['16', '60', undefined, ['0 to 59']],
    ['24', '00', undefined, ['0 to 23']],
    ['noon', '', 'PM', []],
    ['0', '30', 'AM', ['1 to 12']],
    ['0', '30', undefined, []],
  ])('find in the time %s:%s %s the violated ranges %j', (hour, minute, half, ranges) => {
    expect(time(hour, minute, half)).toEqual(ranges)
  })

  it.each([
    ['number', '12', '', null],
    ['number', ' 12 ', '', null],
    ['number', '1,200', '', 'invalidUnsignedNumber'],
    ['number', '-1', '', 'invalidUnsignedNumber'],
    ['currency', '1234', '', null],
    ['currency', '123.99', '', null],
    ['currency', '99.5', '', null],
    ['currency', '$99', '', 'invalidCurrency'],
    ['currency', '99.555', '', 'invalidCurrency'],
    ['currency', '1,234', '', 'invalidCurrency'],
    ['password', 'correcthorse', '', null],
    ['password', 'correct horse', '', 'invalidPassword'],
    ['password', 'correcthorse ', '', 'invalidPassword'],
    ['time', '59', 'second', null],
    ['time', '60', 'second', 'valueOutsideRange'],
    ['phone', '+44', 'country', null],
    ['phone', '+1684', 'country', null],
    ['phone', '+44123', 'country', 'invalidCountryCode'],
    ['phone', 'GB', 'country', null],
    ['phone', '2125550100', '', null],
    ['name', 'Martin Luther King, Jr.', '', null],
    ['twitter', '@a b', '', null],
  ] as const)('check a %s of "%s" (%s): %s', (type, value, role, broken) => {
    expect(rule(type, value, role)).toBe(broken)
  })

  it('never throw, and accept empty values', () => {
    const role = fc.constantFrom('', 'month', 'day', 'year', 'hour', 'minute', 'second', 'half', 'country')
    fc.assert(
      fc.property(fc.constantFrom(...fieldTypes), fc.string({ unit: 'binary' }), role, (type, value, name) => {
        expect(() => rule(type, value, name)).not.toThrow()
        expect(rule(type, '  ', name)).toBeNull()
      }),
    )
  })
})
