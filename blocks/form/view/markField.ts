import { addWord } from '../../../src/browser/addWord'
import { recordChanges } from '../../../src/browser/elementChanges'
import type { Control } from '../read/readForm'
import type { FieldError } from '../send/formState'
import { invalidControls } from './invalidControls'

/**
 * Marks a field as invalid: puts its message above the title and links it to the invalid controls (A8 Form submission).
 * `id` becomes the message's id. Returns a function that undoes all changes.
 */
export function markField(error: FieldError, id: string): () => void {
  const { field, message } = error
  if (!field) return () => {}
  const changes = recordChanges()
  const note = document.createElement('span')
  note.className = 'field-error'
  note.id = id
  note.dir = 'auto' // the server's message may be in another language than the page
  note.dataset.skerryForm = ''
  note.textContent = message
  if (error.isUrgent) note.role = 'alert'
  place(note, error)
  changes.onUndo(() => note.remove()) // in a copy, `restoreCopy` removes it

  if (field.item) changes.classed(field.item, 'error', true)
  for (const element of new Set(invalidControls(error).map(bearerOf))) {
    changes.attribute(element, 'aria-invalid', 'true')
    changes.onUndo(addWord(element, 'aria-describedby', id))
  }
  return changes.undo
}

/** Inserts the message above the title: inside a legend, because browsers render a legend before its siblings. */
function place(note: HTMLElement, { field }: FieldError): void {
  const { item, label, controls } = field!
  const legend = item ? item.querySelector(':scope > legend') : label?.closest('legend')
  // Templates make the message inline, which would put it next to the title, and indent it from the legend.
  if (legend) note.style.cssText = 'display:block;margin-inline:0'
  if (item || legend) (legend ?? item)!.prepend(note)
  else (label ?? controls[0]?.closest('label') ?? controls[0])?.before(note)
}

/** Returns the element for `aria-invalid`: a radio group as a whole, else the control. */
function bearerOf(control: Control): Element {
  return (control.type === 'radio' && control.closest('[role="radiogroup"]')) || control
}
