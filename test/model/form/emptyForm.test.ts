import { expect, it } from 'vitest'
import { formRoom } from '../../../src/model/form/emptyForm'

it.each([
  [[], 2.75], // the button alone
  [['text'], 8.5],
  [['text', 'email'], 14.25],
  [['name', 'phone', 'date', 'time'], 30.25], // each with a caption
  [['textarea'], 13.5],
  [['address'], 18.9],
])('a form with the fields %j has room for them, and for its button', (types, em) => {
  const description = JSON.stringify({ formFields: types.map((type) => ({ id: `${type}-1`, type })) })
  expect(Number.parseFloat(formRoom(description))).toBeCloseTo(em)
  expect(formRoom(description)).toMatch(/^[\d.]+em$/)
  expect(formRoom(description.replaceAll(':', ': '))).toBe(formRoom(description))
})
