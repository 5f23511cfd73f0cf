import { callNative } from '../browser/callNative'

/** Whether an element is in a form with a field named `parentNode`. React walks up along that name, in a circle for ever. */
function isInCircle(target: EventTarget | null): target is HTMLElement {
  const form = target instanceof Element ? callNative(target, 'closest', 'form') : null
  return form !== null && form.parentNode !== Reflect.get(Node.prototype, 'parentNode', form)
}

/** Keeps changes of the selection in such forms from React: for good, as its own listener is. */
export function guardSelection(): void {
  window.addEventListener('selectionchange', (event) => isInCircle(event.target) && event.stopPropagation(), true)
}

/** Takes the focus out of such a form before React makes a change at which it could be lost: it would look for it. */
export function guardFocus(): void {
  const { activeElement } = document
  if (isInCircle(activeElement)) activeElement.blur()
}
