import type { FieldReading } from '../../../src/model/form/formPayload'
import type { Control } from './control'

type Parts = readonly (readonly [role: string, value: string])[]

const lengthWithOne = 11 // a North American number with the leading 1 of its country code

/**
 * Splits the value of one input into the parts that the server expects (A3): a date, a time, or a telephone number.
 * Returns `null` for a value that is not split, such as an international number.
 */
export function divideValue(type: FieldReading['type'], control: Control): Parts | null {
  const { value } = control
  if (type === 'date' && control.type === 'date') return divideDate(value)
  if (type === 'time' && control.type === 'time') return divideTime(value)
  // The number of digits in each part of a number in the owner's country, such as `3 3 4`.
  const lengths = type === 'phone' ? control.getAttribute('data-phone-lengths') : null
  return lengths ? dividePhone(value, lengths.split(' ').map(Number)) : null
}

/** Splits `2026-03-09`, or an empty value. */
function divideDate(value: string): Parts {
  const [year = '', month = '', day = ''] = value.split('-')
  return [
    ['month', month.replace(/^0/, '')],
    ['day', day.replace(/^0/, '')],
    ['year', year],
  ]
}

/** Splits `16:30` or `16:30:15`, or an empty value. The server expects the time in the 12-hour clock. */
function divideTime(value: string): Parts {
  const [hours = '', minute = '', second = ''] = value.split(':')
  const hour = Number(hours)
  return [
    ['hour', hours && String(hour % 12 || 12)],
    ['minute', minute],
    ['second', second],
    ['half', hour < 12 ? 'AM' : 'PM'],
  ]
}

function dividePhone(value: string, lengths: readonly number[]): Parts | null {
  const typed = value.replace(/[\s().\-/]/g, '')
  const isNorthAmerican = lengths.length === 3 && typed.length === lengthWithOne && typed.startsWith('1')
  const digits = isNorthAmerican ? typed.slice(1) : typed
  const last = lengths.length - 1
  const before = lengths.slice(0, last).reduce((sum, length) => sum + length, 0)
  if (!/^\d+$/.test(digits) || last < 1 || digits.length <= before) return null
  if (lengths[last] && digits.length > before + lengths[last]) return null
  let from = 0
  return lengths.map((length, index) => {
    const start = from
    from += length
    return ['', digits.slice(start, index === last ? undefined : from)]
  })
}
