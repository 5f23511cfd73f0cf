import { callNative } from '../browser/callNative'

/**
 * Whether an element is in a form with a field named `parentNode`. React walks up the tree through `parentNode`, so it
 * would never stop.
 */
function isInCircle(target: EventTarget | null): target is HTMLElement {
  const form = target instanceof Element ? callNative(target, 'closest', 'form') : null
  return form !== null && form.parentNode !== Reflect.get(Node.prototype, 'parentNode', form)
}

/** Hides selection changes in such forms from React. Like React's own listener, this one is never removed. */
export function guardSelection(): void {
  window.addEventListener('selectionchange', (event) => isInCircle(event.target) && event.stopPropagation(), true)
}

/**
 * Blurs an element in such a form before React makes a change that could remove it, because React would search for it.
 */
export function guardFocus(): void {
  const { activeElement } = document
  if (isInCircle(activeElement)) activeElement.blur()
}
