import { callNative } from '../../../src/browser/callNative'
import type { ElementChanges } from '../../../src/browser/elementChanges'
import { isRecord } from '../../../src/model/text/json'
import { type FormContext, textOf } from './formContext'
import { menuMessages } from './menuMessages'

/**
 * Adds an empty "nothing chosen" option to the server's menus that have none, as the platform's script does. Otherwise
 * the first answer would be sent for visitors who skip the question.
 */
export function unsetMenus(form: HTMLFormElement, { isRedrawn, source }: FormContext, changes: ElementChanges): void {
  const fields = Array.isArray(source.formFields) ? source.formFields.filter(isRecord) : []
  const placeholders = new Map(
    fields.filter(({ type }) => type === 'select').map(({ id, placeholder }) => [id, textOf(placeholder)]),
  )
  for (const menu of callNative(form, 'querySelectorAll', '.form-item select') as NodeListOf<HTMLSelectElement>) {
    const placeholder = placeholders.get(menu.closest('.form-item')!.id)
    if (placeholder === undefined || !(placeholder || isRedrawn) || !isPreset(menu)) continue
    // A focused menu may have its first option chosen by a visitor, not by the browser.
    const chosen = menu.selectedIndex > 0 || menu === document.activeElement ? menu.selectedIndex : -1
    const unset = changes.own(document.createElement('option'))
    // `selected`, so that a reset of the form chooses it.
    for (const name of ['value', 'selected', 'disabled', 'hidden']) unset.setAttribute(name, '')
    unset.textContent = placeholder || menuMessages.unset
    menu.prepend(unset)
    menu.selectedIndex = chosen + 1
  }
}

/** Whether the first option of a menu is chosen only because the menu has no empty option. */
function isPreset({ type, size, options }: HTMLSelectElement): boolean {
  const isMenu = type === 'select-one' && !(size > 1)
  return isMenu && [...options].every((option) => option.value !== '' && !option.hasAttribute('selected'))
}
