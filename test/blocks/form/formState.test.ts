import { describe, expect, it } from 'vitest'
import type { FormFieldElements } from '../../../blocks/form/read/readForm'
import { type FieldError, type FormState, formReducer, idleForm } from '../../../blocks/form/send/formState'

const errorOf = (fieldId: string, message: string): FieldError => {
  const field: FormFieldElements = {
    ...{ id: fieldId, type: 'file', title: '', required: false, maxLength: 0, parts: [] },
    ...{ item: null, label: null, controls: [], partControls: [] },
  }
  return { fieldId, message, field }
}
const failed: FormState = { ...idleForm, status: 'failure', failures: 1, above: 'Review the fields below.' }

describe('the state of a form', () => {
  it('keeps the messages of other fields, and of fields that it does not have, when a file is refused', () => {
    const unknown = { fieldId: 'gone', message: 'The server refused it.' }
    const state = { ...failed, fieldErrors: [unknown, errorOf('a', 'Required.'), errorOf('b', 'Refused.')] }
    const { fieldErrors } = formReducer(state, { type: 'fieldInvalid', error: errorOf('b', 'Refused again.') })
    expect(fieldErrors.map(({ message }) => message)).toEqual(['The server refused it.', 'Required.', 'Refused again.'])
  })

  it('keeps its message when the visitor leaves a field whose own message has already gone', () => {
    const state = { ...failed, above: '', below: 'Please try again later.' }
    expect(formReducer(state, { type: 'fieldEdited', error: errorOf('a', 'Required.') })).toBe(state)
  })

  it('stays failed, with the messages of the other fields, when one field is corrected', () => {
    const [first, second] = [{ ...errorOf('a', 'Required.'), revalidate: () => null }, errorOf('b', 'Required.')]
    const state = { ...failed, fieldErrors: [first, second] }
    expect(formReducer(state, { type: 'fieldEdited', error: first })).toEqual({ ...state, fieldErrors: [second] })
  })

  it('does not change when a file is refused while it is being sent', () => {
    const submitting = formReducer(failed, { type: 'submit' })
    expect(formReducer(submitting, { type: 'fieldInvalid', error: errorOf('b', 'Refused.') })).toBe(submitting)
  })

  it('does not become a success if a redirect turns out to be a download after the form was unlocked', () => {
    const unlocked = formReducer({ ...failed, status: 'submitting' }, { type: 'unlocked' })
    expect(formReducer(unlocked, { type: 'saved' })).toBe(unlocked)
  })

  it('ignores a second submit while it is being sent, and after a success', () => {
    const submitting = formReducer(failed, { type: 'submit' })
    expect(submitting).toMatchObject({ status: 'submitting', above: '', below: '', fieldErrors: [] })
    expect(formReducer(submitting, { type: 'submit' })).toBe(submitting)
    const saved = formReducer(submitting, { type: 'saved' })
    expect(saved.status).toBe('success')
    expect(formReducer(saved, { type: 'submit' })).toBe(saved)
  })

  it('shows the remaining problem of an edited field that is still invalid', () => {
    const shorter = errorOf('a', 'Too long.')
    const wrong = { ...errorOf('a', 'Required.'), revalidate: () => shorter }
    const state = { ...failed, fieldErrors: [wrong] }
    expect(formReducer(state, { type: 'fieldEdited', error: wrong })).toEqual({ ...state, fieldErrors: [shorter] })
  })

  it('counts every failure, so that a repeated message is announced again', () => {
    const action = { type: 'failed', fieldErrors: [], above: '', below: 'No.' } as const
    const again = formReducer(formReducer(failed, { type: 'submit' }), action)
    expect(again).toMatchObject({ status: 'failure', failures: 2, below: 'No.' })
  })

  it('ignores a reset while the form is being sent', () => {
    const submitting = formReducer(failed, { type: 'submit' })
    expect(formReducer(submitting, { type: 'reset' })).toBe(submitting)
    expect(formReducer(failed, { type: 'reset' })).toMatchObject({ status: 'idle', above: '' })
  })

  it.each([
    ['submitting', 'idle'],
    ['success', 'success'],
    ['failure', 'failure'],
  ] as const)('changes %s → %s when the form is unlocked', (status, expected) => {
    expect(formReducer({ ...failed, status }, { type: 'unlocked' }).status).toBe(expected)
  })
})
