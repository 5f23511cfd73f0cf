import { callNative } from '../../../src/browser/callNative'
import type { ElementChanges } from '../../../src/browser/elementChanges'
import { isRecord } from '../../../src/model/text/json'
import { type FormContext, textOf } from './formContext'
import { menuMessages } from './menuMessages'

/**
 * Gives the server's menus without an empty option one for "nothing chosen", as the platform's script does. Otherwise
 * the first answer would be sent for whoever skips the question.
 */
export function unsetMenus(form: HTMLFormElement, { isRedrawn, source }: FormContext, changes: ElementChanges): void {
  const fields = Array.isArray(source.formFields) ? source.formFields.filter(isRecord) : []
  const placeholders = new Map(
    fields.filter(({ type }) => type === 'select').map(({ id, placeholder }) => [id, textOf(placeholder)]),
  )
  for (const menu of callNative(form, 'querySelectorAll', '.form-item select') as NodeListOf<HTMLSelectElement>) {
    const placeholder = placeholders.get(menu.closest('.form-item')!.id)
    if (placeholder === undefined || !(placeholder || isRedrawn) || !isPreset(menu)) continue
    // The first option may have been chosen by a visitor who is still there, not by the browser.
    const chosen = menu.selectedIndex > 0 || menu === document.activeElement ? menu.selectedIndex : -1
    const unset = changes.own(document.createElement('option'))
    // `selected`, so that a reset chooses it.
    for (const name of ['value', 'selected', 'disabled', 'hidden']) unset.setAttribute(name, '')
    unset.textContent = placeholder || menuMessages.unset
    menu.prepend(unset)
    menu.selectedIndex = chosen + 1
  }
}

/** Whether a menu has its first option chosen only because it has no empty one. */
function isPreset({ type, size, options }: HTMLSelectElement): boolean {
  const isMenu = type === 'select-one' && !(size > 1)
  return isMenu && [...options].every((option) => option.value !== '' && !option.hasAttribute('selected'))
}
