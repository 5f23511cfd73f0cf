import { callNative } from '../../../src/browser/callNative'
import type { ElementChanges } from '../../../src/browser/elementChanges'

/** Lists the attributes of an element that are ours, for `restoreCopy`. */
export const addedNames = 'data-skerry-added'

/**
 * Sets an attribute. Lists it if the server did not write it, so that `restoreCopy` can remove it from a script's copy
 * of the form.
 */
export function addAttribute(changes: ElementChanges, element: Element, name: string, value: string): void {
  if (callNative(element, 'getAttribute', name) === null)
    changes.attribute(element, addedNames, withAdded(element, name))
  changes.attribute(element, name, value)
}

/** The list of an element's attributes that are ours, with one more. */
export function withAdded(element: Element, name: string): string {
  return `${callNative(element, 'getAttribute', addedNames) ?? ''} ${name}`.trim()
}
