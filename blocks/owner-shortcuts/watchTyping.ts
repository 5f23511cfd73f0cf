import type { ElementChanges } from '../../src/browser/elementChanges'
import { isEditable } from '../../src/browser/isEditable'
import { isEscapeStackEmpty } from '../../src/ui/escapeStack'

const fields = 'input, select, textarea'
/** Layers of the browser that Escape closes. Older browsers do not know the second one. */
const layers = ['dialog[open]', ':popover-open'].filter((one) => globalThis.CSS?.supports?.(`selector(${one})`))

/**
 * Watches what the visitor types. Returns a function that says whether a key press belongs to something else: to a
 * layer that it closes, to a field, or to a form whose words would be lost if the page were left.
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

/** The element itself, if it is in a shadow root too. */
function targetOf(event: Event): Element {
  return event.composedPath()[0] as Element
}

/** The fields of forms that were typed into before this code had loaded. */
function changedFields(): Element[] {
  const all = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form input, form textarea')
  return [...all].filter(({ value, defaultValue }) => value !== defaultValue)
}

/** Whether a field of a form, or an editable text, is still there with what was typed into it. */
function isUnsent(field: Element): boolean {
  if (!field.isConnected || field.checkVisibility?.() === false) return false
  if (field.matches(fields)) return field.closest('form') !== null && (field as HTMLInputElement).value !== ''
  return field.textContent !== ''
}
