import type { ElementChanges } from '../../src/browser/elementChanges'
import { isEditable } from '../../src/browser/isEditable'
import { isEscapeStackEmpty } from '../../src/ui/escapeStack'

const fields = 'input, select, textarea'
const boxes = '[type=checkbox], [type=radio]'
/** Layers of the browser that Escape closes. Older browsers do not know the second one. */
const layers = ['dialog[open]', ':popover-open'].filter((one) => globalThis.CSS?.supports?.(`selector(${one})`))

/**
 * Watches what the visitor types. Returns a function that tells whether a key press belongs to something else: to a
 * layer that it closes, to a field, or to a form whose input would be lost on leaving the page.
 */
export function watchTyping({ listen }: Pick<ElementChanges, 'listen'>): (event: KeyboardEvent) => boolean {
  const edited = new Set<Element>()
  listen(document, 'input', (event) => edited.add(targetOf(event)), { capture: true })
  return (event) =>
    !isEscapeStackEmpty() ||
    Boolean(document.fullscreenElement) ||
    layers.some((layer) => document.querySelector(layer)) ||
    isEditable(targetOf(event)) ||
    [...edited, ...changedFields()].some(isUnsent)
}

/** The event's target, even inside a shadow root. */
function targetOf(event: Event): Element {
  return event.composedPath()[0] as Element
}

/** The fields of forms that were changed before this code had loaded. */
function changedFields(): Element[] {
  const all = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form input, form textarea')
  return [...all].filter((field) => isChanged(field))
}

/** Whether a field of a form, or an editable element, still contains what was typed or chosen. */
function isUnsent(field: Element): boolean {
  if (!field.isConnected || field.checkVisibility?.() === false) return false
  if (!field.matches(fields)) return field.textContent !== ''
  if (field.closest('form') === null) return false
  return field.matches(boxes) ? isChanged(field as HTMLInputElement) : (field as HTMLInputElement).value !== ''
}

/**
 * Whether a field differs from what the server sent. The browser gives a slider or a color field without a value one of
 * its own.
 */
function isChanged(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  if (field.matches(boxes)) return (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
  return field.value !== field.defaultValue && !field.matches('[type=range], [type=color]')
}
