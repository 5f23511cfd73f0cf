import { callNative } from '../../../src/browser/callNative'
import { type ElementChanges, recordChanges } from '../../../src/browser/elementChanges'
import { type FormContext, readWord } from './formContext'

/**
 * Marks required fields with the page's own word instead of the server's asterisk, as the platform's script does, unless
 * it would move what a visitor sees: a title may need another line for it.
 */
export function wordMarks(form: HTMLFormElement, { isRedrawn, words }: FormContext, changes: ElementChanges): void {
  const word = isRedrawn && readWord(words, 'required')
  if (!word) return
  const { top, bottom } = boxOf(form)
  const controls = [...callNative(form, 'querySelectorAll', 'input, select, textarea, button')]
  const measure = () => JSON.stringify(controls.map(boxOf))
  const served = bottom > 0 && top < innerHeight ? measure() : null
  const marks = recordChanges()
  changes.onUndo(marks.undo)
  for (const mark of callNative(form, 'querySelectorAll', '.title > .required') as NodeListOf<HTMLElement>) {
    marks.content(mark, [word])
    marks.style(mark, 'font-size', '0.875em')
  }
  if (served !== null && measure() !== served) marks.undo()
}

/** Calls the native method, because a field may have its name. */
function boxOf(element: Element): DOMRect {
  return Element.prototype.getBoundingClientRect.call(element)
}
