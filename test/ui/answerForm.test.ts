import { afterEach, describe, expect, it, vi } from 'vitest'
import { recordChanges } from '../../src/browser/elementChanges'
import { answerInPlace, type FormAnswer } from '../../src/ui/answerForm'

afterEach(() => {
  document.body.innerHTML = ''
})

describe('a form whose response is shown in place', () => {
  it('keeps the field’s own description beside the error, and restores it with the next response', async () => {
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

  it('replaces the server’s message, and keeps the button’s width while sending', async () => {
    const served =
      '<form><p role="alert">Wrong password.</p><input required=""><input type="submit" value="Log in"></form>'
    document.body.innerHTML = served
    const form = document.forms[0]!
    const button = form.querySelector<HTMLInputElement>('[type="submit"]')!
    Object.defineProperty(button, 'offsetWidth', { value: 120 })
    const changes = recordChanges()
    let answer = (_: FormAnswer) => {}
    const send = () => new Promise<FormAnswer>((resolve) => (answer = resolve))
    answerInPlace({ form, changes, sending: 'Sending…', send })
    const isLocked = () => [button.value, button.style.minInlineSize, button.getAttribute('aria-disabled')]
    expect(form.noValidate).toBe(true)
    form.requestSubmit()
    expect(isLocked()).toEqual(['Sending…', '120px', 'true'])
    expect(form.querySelector('p')?.style.display).toBe('none')
    answer({ text: 'Welcome.', isProblem: false, isFinal: true })
    const status = form.querySelector<HTMLElement>('[role="status"]')!
    await vi.waitFor(() => expect(status.textContent).toBe('Welcome.'))
    expect(isLocked()).toEqual(['Log in', '', null])
    expect(document.activeElement).toBe(status)
    changes.undo()
    expect(document.body.innerHTML).toBe(served)
  })

  it('is not sent if a script on the page cancels the submit event', () => {
    document.body.innerHTML = '<form><button>Log in</button></form>'
    const form = document.forms[0]!
    form.addEventListener('submit', (event) => event.preventDefault())
    const send = vi.fn(async () => null)
    answerInPlace({ form, changes: recordChanges(), sending: 'Sending…', send })
    form.requestSubmit()
    expect(send).not.toHaveBeenCalled()
    expect(form.querySelector('button')!.textContent).toBe('Log in')
  })

  it('moves the focus to the invalid field, and removes the old error when sent again', async () => {
    document.body.innerHTML = '<form><input><button>Log in</button></form>'
    const form = document.forms[0]!
    const field = form.querySelector('input')!
    const served = field.outerHTML
    const changes = recordChanges()
    const answers = [Promise.resolve({ text: 'Wrong password.', field, isProblem: true }), new Promise<null>(() => {})]
    answerInPlace({ form, changes, sending: 'Sending…', send: () => answers.shift()! })
    form.requestSubmit()
    const problem = form.querySelector('[role="alert"]')!
    await vi.waitFor(() => expect(problem.textContent).toBe('Wrong password.'))
    expect(document.activeElement).toBe(field)
    form.requestSubmit()
    expect(problem.textContent).toBe('')
    expect(field.outerHTML).toBe(served)
  })

  it.each([
    ['an error', true],
    ['the last message', false],
  ])('does not take the focus with %s if the visitor has left the form', async (_, isProblem) => {
    document.body.innerHTML = '<form><input><button>Log in</button></form><input id="other">'
    const form = document.forms[0]!
    const other = document.querySelector<HTMLElement>('#other')!
    let answer = (_: FormAnswer) => {}
    const send = () => new Promise<FormAnswer>((resolve) => (answer = resolve))
    answerInPlace({ form, changes: recordChanges(), sending: 'Sending…', send })
    form.querySelector('button')!.focus()
    form.requestSubmit()
    other.focus()
    answer({ text: 'Done.', field: form.querySelector('input'), isProblem, isFinal: !isProblem })
    const place = form.querySelector(isProblem ? '[role="alert"]' : '[role="status"]')!
    await vi.waitFor(() => expect(place.textContent).toBe('Done.'))
    expect(document.activeElement).toBe(other)
  })

  it('is restored on undo, even while an error is shown', async () => {
    const served = '<form><input><button>Log in</button></form>'
    document.body.innerHTML = served
    const form = document.forms[0]!
    const changes = recordChanges()
    const problem = { text: 'Wrong password.', field: form.querySelector('input'), isProblem: true }
    answerInPlace({ form, changes, sending: 'Sending…', send: async () => problem })
    form.requestSubmit()
    await vi.waitFor(() => expect(form.querySelector('[role="alert"]')?.textContent).toBe('Wrong password.'))
    changes.undo()
    expect(document.body.innerHTML).toBe(served)
  })

  it('ignores a response that arrives after undo', async () => {
    const served = '<form><input><button>Log in</button></form>'
    document.body.innerHTML = served
    const form = document.forms[0]!
    const field = form.querySelector('input')!
    const changes = recordChanges()
    let answer = (_: FormAnswer) => {}
    const send = () => new Promise<FormAnswer>((resolve) => (answer = resolve))
    answerInPlace({ form, changes, sending: 'Sending…', send })
    form.requestSubmit()
    changes.undo()
    answer({ text: 'Wrong password.', field, isProblem: true })
    await new Promise((resolve) => setTimeout(resolve))
    expect(document.body.innerHTML).toBe(served)
    expect(document.activeElement).toBe(document.body)
  })

  it('stays locked while another page opens, until the visitor returns or five seconds have passed', async () => {
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
