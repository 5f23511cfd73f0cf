import type { ElementChanges } from '../browser/elementChanges'
import css from './answerForm.css?inline'
import { element } from './element'
import { newId } from './newId'
import { adoptStyles } from './styles'

/** The answer to a form. */
export interface FormAnswer {
  readonly text: string
  /** The field that is to be corrected; it gets the focus. */
  readonly field?: HTMLElement | null
  readonly isProblem: boolean
}

interface AnswerFormOptions {
  readonly form: HTMLFormElement
  readonly changes: ElementChanges
  /** What the button reads while the answer is on its way. */
  readonly sending: string
  /** Never rejects. `null` if the visitor is on the way to another page. */
  readonly send: (fields: FormData, signal: AbortSignal) => Promise<FormAnswer | null>
}

/**
 * Answers a form in place: below its button, aloud, and instead of what the server has answered there. The fields keep
 * what was typed. All of it is undone with `changes`.
 */
export function answerInPlace({ form, changes, sending, send }: AnswerFormOptions): void {
  adoptStyles('answer-form', css)
  const problemId = newId('problem')
  const problem = element('p', { class: 'skerry-form-answer', role: 'alert', id: problemId })
  const answer = element('p', { class: 'skerry-form-answer', role: 'status' })
  const served = [...form.querySelectorAll<HTMLElement>('[role="alert"], [role="status"]')]
  const button = form.querySelector<HTMLButtonElement>('button:not([type="button"])')
  const showSending = buttonSwitch(button, sending, changes)
  let isSending = false
  let wrong: HTMLElement | null = null

  const mark = (field: HTMLElement | null) => {
    if (wrong) for (const name of ['aria-invalid', 'aria-describedby']) changes.attribute(wrong, name, null)
    wrong = field
    if (!field) return
    changes.attribute(field, 'aria-invalid', 'true')
    changes.attribute(field, 'aria-describedby', problemId)
    field.focus()
  }
  const show = ({ text, isProblem, field = null }: FormAnswer) => {
    problem.textContent = isProblem ? text : ''
    answer.textContent = isProblem ? '' : text
    mark(field)
  }

  form.append(problem, answer)
  changes.onUndo(() => {
    problem.remove()
    answer.remove()
  })
  changes.attribute(form, 'novalidate', '')
  changes.listen(form, 'submit', async (event) => {
    event.preventDefault()
    if (isSending) return
    isSending = true
    for (const old of served) changes.style(old, 'display', 'none')
    show({ text: '', isProblem: false })
    showSending(true)
    const given = await send(new FormData(form), changes.signal)
    isSending = false
    if (changes.signal.aborted) return
    showSending(false)
    if (given) show(given)
  })
}

/** Writes on a button that its form is being sent, at the width it has, and its own content again. */
function buttonSwitch(
  button: HTMLButtonElement | null,
  sending: string,
  changes: ElementChanges,
): (isSending: boolean) => void {
  const own = [...(button?.childNodes ?? [])]
  changes.onUndo(() => button?.replaceChildren(...own))
  return (isSending) => {
    if (!button) return
    changes.style(button, 'min-inline-size', isSending ? `${button.offsetWidth}px` : null)
    changes.attribute(button, 'aria-disabled', isSending ? 'true' : null)
    button.replaceChildren(...(isSending ? [sending] : own))
  }
}
