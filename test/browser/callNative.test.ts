import { expect, it } from 'vitest'
import { callNative, parentOf } from '../../src/browser/callNative'

it('reads a form whose fields hide its methods and its parent', () => {
  const form = document.createElement('form')
  const field = document.createElement('input')
  form.append(field)
  form.setAttribute('action', '/send')
  document.body.replaceChildren(form)
  // Happy-dom gives a form no members for its fields.
  for (const name of ['getAttribute', 'parentElement']) Object.defineProperty(form, name, { value: field })
  expect(callNative(form, 'getAttribute', 'action')).toBe('/send')
  expect(parentOf(form)).toBe(document.body)
})
