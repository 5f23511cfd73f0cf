import { addWord } from '../../../src/browser/addWord'
import { recordChanges } from '../../../src/browser/elementChanges'
import type { Control } from '../read/readForm'
import type { FieldError } from '../send/formState'
import { wrongControls } from './wrongControls'

/**
 * Marks a field as wrong: its message above the title, announced with the wrong controls (A8 Form submission). `id` is
 * the message's. Returns what takes it back.
 */
export function markField(error: FieldError, id: string): () => void {
  const { field, message } = error
  if (!field) return () => {}
  const changes = recordChanges()
  const note = document.createElement('span')
  note.className = 'field-error'
  note.id = id
  note.dir = 'auto' // a server may answer in another language than the page's
  note.dataset.skerryForm = ''
  note.textContent = message
  if (error.isUrgent) note.role = 'alert'
  place(note, error)
  changes.onUndo(() => note.remove())

  if (field.item) changes.classed(field.item, 'error', true)
  for (const element of new Set(wrongControls(error).map(bearerOf))) {
    changes.attribute(element, 'aria-invalid', 'true')
    changes.onUndo(addWord(element, 'aria-describedby', id))
  }
  return changes.undo
}

/** A legend is drawn at the top of its fieldset wherever it stands, so what shall be above it goes into it. */
function place(note: HTMLElement, { field }: FieldError): void {
  const { item, label, controls } = field!
  if (item) (item.querySelector(':scope > legend') ?? item).prepend(note)
  else (label ?? controls[0])?.before(note)
}

/** A single radio button cannot be invalid, the choice among them can. */
function bearerOf(control: Control): Element {
  return (control.type === 'radio' && control.closest('[role="radiogroup"]')) || control
}
