import { afterEach, expect, it, vi } from 'vitest'
import { isEditing } from '../../src/browser/editMode'

afterEach(() => document.body.removeAttribute('class'))

it.each(['sqs-edit-mode-active', 'sqs-edit-mode', 'sqs-is-page-editing'])(
  'a page with the class %s is being edited',
  (name) => {
    document.body.className = `home ${name}`
    expect(isEditing()).toBe(true)
  },
)

it('a page without these classes, or without a body yet, is not being edited', () => {
  document.body.className = 'home'
  expect(isEditing()).toBe(false)
  const body = vi.spyOn(document, 'body', 'get').mockReturnValue(null as never)
  expect(isEditing()).toBe(false)
  body.mockRestore()
})
