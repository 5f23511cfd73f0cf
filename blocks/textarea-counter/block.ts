import { callNative, parentOf } from '../../src/browser/callNative'
import { maxLengthOf } from '../../src/model/form/formFields'
import type { CountedControl, TextareaCounterProps } from './props'

export { attach } from './attach'

/** Reads the maximum and finds its field. A missing or zero maximum means no counter (A5). */
export function parse(element: HTMLElement): TextareaCounterProps | null {
  const maxLength = maxLengthOf(element.getAttribute('data-max-length'))
  if (maxLength === 0) return null
  // If both the field and an element around it have the attribute, the outer one renders the counter.
  const parent = parentOf(element)
  const outer = parent && callNative(parent, 'closest', '[data-max-length]')
  if (outer && maxLengthOf(callNative(outer, 'getAttribute', 'data-max-length')) > 0) return null
  const control = isCounted(element) ? element : element.querySelector<CountedControl>('textarea, input')
  return control && isCounted(control) ? { control, maxLength } : null
}

function isCounted(element: Element): element is CountedControl {
  return element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && isText(element.type))
}

function isText(type: string): boolean {
  return ['text', 'email', 'url', 'tel', 'search', 'number', 'password'].includes(type)
}
