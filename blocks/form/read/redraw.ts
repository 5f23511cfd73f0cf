import type { ElementChanges } from '../../../src/browser/elementChanges'
import type { FormContext } from './formContext'
import { unsetMenus } from './unsetMenus'
import { wordMarks } from './wordMarks'

/**
 * Gives the server's fields what the platform's script would draw in their place. `kept` is undone only once the form
 * is unmounted, because visitors answer what it adds.
 */
export function redraw(
  form: HTMLFormElement,
  context: FormContext,
  { kept, changes }: { readonly kept: ElementChanges; readonly changes: ElementChanges },
): void {
  unsetMenus(form, context, kept)
  wordMarks(form, context, changes)
}
