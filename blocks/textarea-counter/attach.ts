import { addWord } from '../../src/browser/addWord'
import { debounce } from '../../src/browser/debounce'
import { recordChanges } from '../../src/browser/elementChanges'
import { format } from '../../src/language/format'
import { element as create } from '../../src/ui/element'
import { newId } from '../../src/ui/newId'
import { adoptStyles } from '../../src/ui/styles'
import { messages } from './messages'
import type { TextareaCounterProps } from './props'
import css from './textareaCounter.css?inline'

const spokenAfterMs = 1000 // announcing every letter would disturb typing with a screen reader

/**
 * A5 Textarea counter: length and maximum below the field, marked as an error when exceeded. The field gets no native
 * `maxlength`, which would cut off pasted text (docs/decisions.md#25). Does not use React, so that a form with a
 * counter does not load React before a visitor starts writing.
 */
export function attach(_: HTMLElement, { control, maxLength }: TextareaCounterProps): () => void {
  adoptStyles('textarea-counter', css)
  const changes = recordChanges()
  const id = newId('counter')
  const text = create('span', { id, class: 'skerry-counter-count' })
  const counter = create('div', { class: 'skerry-counter', 'aria-hidden': 'true' }, text)
  const spoken = create('span', { class: 'skerry-counter-spoken', role: 'status' })
  const label = control.closest('label')
  let length: number | undefined

  const show = () => {
    length = control.value.length
    const isOver = length > maxLength
    text.textContent = format(messages.count, { length, maximum: maxLength })
    counter.classList.toggle('error', isOver)
    counter.dataset.state = isOver ? 'over' : 'within'
  }
  const speak = debounce(() => {
    spoken.textContent = spokenText(control.value.length, maxLength)
  }, spokenAfterMs)
  const count = () => {
    if (control.value.length === length) return
    show()
    speak()
  }

  removeReference(control)
  show()
  control.after(changes.own(counter))
  // Text inside the field's label would become part of its name.
  ;(label ?? counter).after(changes.own(spoken))
  changes.onUndo(addWord(control, 'aria-describedby', id))
  changes.onUndo(speak.cancel)
  for (const type of ['input', 'change']) changes.listen(control, type, count)
  // The event comes before the reset clears the fields. The form may have a field named "addEventListener".
  const onReset = () => setTimeout(() => changes.signal.aborted || count())
  if (control.form) EventTarget.prototype.addEventListener.call(control.form, 'reset', onReset, changes)
  return changes.undo
}

/** Removes the reference to the counter from a copy of the field that a script has made. */
function removeReference(control: Element): void {
  const described = control.getAttribute('aria-describedby')
  if (described) control.setAttribute('aria-describedby', described.replace(/ ?skerry-counter-\d+/, ''))
}

function spokenText(length: number, maximum: number): string {
  const text = format(messages.spoken, { length, maximum })
  return length <= maximum ? text : `${text}. ${messages.tooLong}`
}
