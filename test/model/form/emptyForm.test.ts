import { expect, it } from 'vitest'
import { formStyle } from '../../../src/model/form/emptyForm'

it.each([
  [[], 2.75], // the button alone
  [['text'], 8.3125],
  [['text', 'email'], 13.875],
  [['date', 'time'], 13.875],
  [['name', 'phone'], 16.125], // each with captions
  [['textarea'], 11.8125],
  [['address'], 35.3125],
])('an empty form with the fields %j reserves space for them and its button', (types, em) => {
  const description = JSON.stringify({ formFields: types.map((type) => ({ id: `${type}-1`, type })) })
  const [, room] = /^--skerry-form-room:([\d.]+)em$/.exec(formStyle(description, false))!
  expect(Number(room)).toBeCloseTo(em)
  expect(formStyle(description.replaceAll(':', ': '), false)).toBe(formStyle(description, false))
})

it('the server’s markup of a form is hidden briefly if the form will be redrawn', () => {
  for (const description of ['{"useFormsJs":true}', '{ "useFormsJs": true }'])
    expect(formStyle(description, true)).toBe('animation:skerry-wait 4s')
  expect(formStyle('{"useFormsJs":false}', true)).toBe('')
})
