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

  it('stays locked while another page opens, each time until the visitor is back or five seconds have passed', async () => {
    vi.useFakeTimers()
    document.body.innerHTML = '<form><button>Log in</button></form>'
    const form = document.forms[0]!
    const button = form.querySelector('button')!
    const send = vi.fn(async () => null)
    answerInPlace({ form, changes: recordChanges(), sending: 'Sending…', send })
    const submit = async () => {
      form.requestSubmit()
      await vi.advanceTimersByTimeAsync(0)
    }
    await submit()
    await submit()
    expect(send).toHaveBeenCalledTimes(1)
    expect(button.textContent).toBe('Sending…')
    await vi.advanceTimersByTimeAsync(4000)
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false })) // the page itself has loaded
    expect(button.textContent).toBe('Sending…')
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(button.textContent).toBe('Log in')
    await submit()
    await vi.advanceTimersByTimeAsync(4999) // the five seconds of the first time are over
    expect(button.textContent).toBe('Sending…')
    await vi.advanceTimersByTimeAsync(1)
    expect(button.textContent).toBe('Log in')
    expect(send).toHaveBeenCalledTimes(2)
    vi.useRealTimers()
  })
})
