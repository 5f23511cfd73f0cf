import { addWord } from '../browser/addWord'
import type { ElementChanges } from '../browser/elementChanges'
import { whenStillHere } from '../browser/whenStillHere'
import css from './answerForm.css?inline'
import { buttonSwitch, type SubmitButton } from './buttonSwitch'
import { element } from './element'
import { newId } from './newId'
import { adoptStyles } from './styles'
import { mayMoveFocus } from './tabbables'

/** The result of a form. */
export interface FormAnswer {
  readonly text: string
  /** The field to correct; it gets the focus. */
  readonly field?: HTMLElement | null
  readonly isProblem: boolean
  /** Whether nothing is left to do here, because the caller has hidden the form's fields. The text gets the focus. */
  readonly isFinal?: boolean
}

interface AnswerFormOptions {
  readonly form: HTMLFormElement
  /** The element to which the result is appended. Default: the form. */
  readonly place?: HTMLElement
  /** Classes that templates use to style the result. */
  readonly classes?: { readonly problem: string; readonly answer: string }
  readonly changes: ElementChanges
  /** The button's label while the request is pending. */
  readonly sending: string
  /** Never rejects. `null` if another page is opening. */
  readonly send: (fields: FormData, signal: AbortSignal) => Promise<FormAnswer | null>
}

/**
 * Shows the result of a form below its button, in place of the server's result, and announces it. The fields keep their
 * input, and the focus stays where it is if the visitor has left `place`. `changes` undoes everything.
 */
export function answerInPlace({ form, place = form, classes, changes, sending, send }: AnswerFormOptions): void {
  adoptStyles('answer-form', css)
  const problemId = newId('problem')
  const classed = (name = '') => `skerry-form-answer ${name}`.trim()
  const problem = element('p', { class: classed(classes?.problem), role: 'alert', id: problemId })
  const answer = element('p', { class: classed(classes?.answer), role: 'status', tabindex: '-1' })
  const served = [...form.querySelectorAll<HTMLElement>('[role="alert"], [role="status"]')]
  const button = form.querySelector<SubmitButton>('button:not([type="button"]), input[type="submit"]')
  const showSending = buttonSwitch(button, sending, changes)
  let isSending = false
  let unmark = () => {}

  const mark = (field: HTMLElement | null) => {
    unmark()
    unmark = () => {}
    if (!field) return
    const served = field.getAttribute('aria-invalid')
    const removeId = addWord(field, 'aria-describedby', problemId)
    changes.attribute(field, 'aria-invalid', 'true')
    unmark = () => {
      changes.attribute(field, 'aria-invalid', served)
      removeId()
    }
    if (mayMoveFocus(place)) field.focus()
  }
  const show = ({ text, isProblem, field = null, isFinal }: FormAnswer) => {
    problem.textContent = isProblem ? text : ''
    answer.textContent = isProblem ? '' : text
    mark(field)
    if (isFinal && mayMoveFocus(place)) answer.focus()
  }

  changes.onUndo(() => unmark())
  place.append(changes.own(problem), changes.own(answer))
  changes.attribute(form, 'novalidate', '')
  changes.listen(form, 'submit', async (event) => {
    if (event.defaultPrevented) return // a script of the page has cancelled it
    event.preventDefault()
    if (isSending) return
    isSending = true
    for (const old of served) changes.style(old, 'display', 'none')
    show({ text: '', isProblem: false })
    showSending(true)
    const given = await send(new FormData(form), changes.signal)
    const release = () => {
      if (changes.signal.aborted) return
      isSending = false
      showSending(false)
      if (given) show(given)
    }
    if (given) release()
    else whenStillHere(release)
  })
}
