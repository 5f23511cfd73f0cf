import { callNative, readNative } from '../../../src/browser/callNative'
import { addedNames } from '../read/addAttribute'
import { isBound } from '../read/captchaMarkup'
import { labelOf, servedText, submitButtonsOf, textNodes } from './SubmitButton'

const ownParts = '.field-error[data-skerry-form], .skerry-captcha'

/**
 * Restores the server's state of a form that a script has copied from a form in use: one with errors, one being sent,
 * one open in a dialog, or after success. Keeps typed values, and keeps a form visible that waited for a script.
 */
export function restoreCopy(root: HTMLElement): void {
  const all = (selector: string) =>
    [root, ...callNative(root, 'querySelectorAll', '*')].filter((element) => callNative(element, 'matches', selector))
  for (const part of all(ownParts)) {
    part.closest('.form-item')?.classList.remove('error')
    part.remove()
  }
  restoreReferences(all)
  for (const button of all(`[${servedText}]`)) restoreText(button)
  for (const button of submitButtonsOf(root)) if (isBound(button)) button.removeAttribute('aria-disabled')
  for (const form of all('form')) callNative(form, 'removeAttribute', 'aria-busy')
  // Siblings of an open dialog were inert.
  for (const dialog of all('.skerry-form-lightbox'))
    for (const beside of all('[inert]'))
      if (!beside.contains(dialog) && !dialog.contains(beside)) beside.removeAttribute('inert')
  for (const shown of all('.skerry-form-lightbox, [data-skerry-form="shown"]')) {
    shown.classList.remove('skerry-form-lightbox')
    shown.classList.add('hidden')
  }
  for (const element of all(`[${addedNames}]`)) removeAdded(element)
}

/** Removes ids that were added and the references to them. */
function restoreReferences(all: (selector: string) => readonly Element[]): void {
  for (const name of ['id', 'aria-labelledby', 'aria-describedby']) {
    for (const element of all(`[${name}*="skerry-form-"]`)) {
      const ids = element.getAttribute(name)!
      if (ids.includes('form-error')) element.removeAttribute('aria-invalid')
      const left = ids.replace(/ ?skerry-form-\S+/g, '')
      if (left) element.setAttribute(name, left)
      else element.removeAttribute(name)
    }
  }
}

function restoreText(button: Element): void {
  const text = button.getAttribute(servedText) ?? ''
  for (const name of [servedText, 'aria-disabled']) button.removeAttribute(name)
  if (!(button instanceof HTMLInputElement)) {
    const [first] = textNodes(labelOf(button))
    if (text) first?.replaceWith(text)
    else first?.remove()
  } else if (text) button.setAttribute('value', text)
  else button.removeAttribute('value')
}

function removeAdded(element: Element): void {
  const names = callNative(element, 'getAttribute', addedNames)?.split(' ') ?? []
  for (const name of [addedNames, ...names]) callNative(element, 'removeAttribute', name)
  if (!names.includes('hidden')) return
  readNative(element, 'style').removeProperty('display')
  if (callNative(element, 'getAttribute', 'style') === '') callNative(element, 'removeAttribute', 'style')
}
