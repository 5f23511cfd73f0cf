import { afterEach, describe, expect, it, vi } from 'vitest'
import { recordChanges } from '../../src/browser/elementChanges'
import { answerInPlace, type FormAnswer } from '../../src/ui/answerForm'

afterEach(() => {
  document.body.innerHTML = ''
})

describe('a form that is answered in place', () => {
  it('keeps the field’s own description beside the problem, and restores it with the next answer', async () => {
    const served = '<form><input aria-describedby="hint" aria-invalid="false"><button>Log in</button></form>'
    document.body.innerHTML = served
    const form = document.forms[0]!
    const field = form.querySelector('input')!
    const changes = recordChanges()
    const answers: FormAnswer[] = [
      { text: 'Wrong password.', field, isProblem: true },
      { text: 'Welcome.', isProblem: false },
    ]
    answerInPlace({ form, changes, sending: 'Sending…', send: async () => answers.shift() ?? null })
    form.requestSubmit()
    await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    const problem = form.querySelector('[role="alert"]')!
    expect(field.getAttribute('aria-describedby')).toBe(`hint ${problem.id}`)
    form.requestSubmit()
    await vi.waitFor(() => expect(form.querySelector('[role="status"]')!.textContent).toBe('Welcome.'))
    expect(field.getAttribute('aria-describedby')).toBe('hint')
    expect(field.getAttribute('aria-invalid')).toBe('false')
    changes.undo()
    expect(document.body.innerHTML).toBe(served)
  })
})
