import { ask } from '../browser/ask'

/**
 * Keeps changes of the selection from React where they come from a form with a field named `parentNode`: React looks for its
 * own along that name, and would walk in a circle for ever. For good, as React's listener is.
 */
export function guardSelection(): void {
  window.addEventListener(
    'selectionchange',
    (event) => {
      const form = event.target instanceof Element && ask(event.target, 'closest', 'form')
      if (form && form.parentNode !== Reflect.get(Node.prototype, 'parentNode', form)) event.stopPropagation()
    },
    true,
  )
}
