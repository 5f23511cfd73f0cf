import { addWord } from '../../../src/browser/addWord'
import { callNative } from '../../../src/browser/callNative'
import { type ElementChanges, recordChanges } from '../../../src/browser/elementChanges'
import { addAttribute } from './addAttribute'

const controlSelector = 'input:not([type="hidden"]), select, textarea'

/** The `inputmode` for mobile keyboards by field type. */
const keyboards = new Map([
  ['email', 'email'],
  ['phone', 'tel'],
  ['website', 'url'],
  ['number', 'decimal'],
  ['currency', 'decimal'],
  ['date', 'numeric'],
  ['time', 'numeric'],
])

/** Standard `autocomplete` tokens for the platform's `x-autocompletetype` values; values not listed are the same. */
const completions = new Map([
  ['surname', 'family-name'],
  ['locality', 'address-level2'],
  ['city', 'address-level2'],
  ['state', 'address-level1'],
  ['administrative-area', 'address-level1'],
  ['phone-full', 'tel'],
  ['phone-national', 'tel-national'],
  ['phone-country-code', 'tel-country-code'],
])

/**
 * Adds what the server's markup lacks for screen readers and the browser's autofill: group roles and names, linked
 * descriptions, required states, `autocomplete` and `inputmode`. Keeps every attribute that the server wrote. New ids
 * start with `base`. Returns a function that undoes all changes.
 */
export function completeFields(form: HTMLFormElement, base: string): () => void {
  const changes = recordChanges()
  let given = 0
  const idOf = (element: Element) => {
    if (element.id === '') addAttribute(changes, element, 'id', `${base}-${given++}`)
    return element.id
  }
  for (const item of callNative(form, 'querySelectorAll', '.form-item')) completeItem(item, { changes, idOf })
  return changes.undo
}

interface Context {
  readonly changes: ElementChanges
  readonly idOf: (element: Element) => string
}

function completeItem(item: Element, context: Context): void {
  const { changes, idOf } = context
  const controls = [...item.querySelectorAll<HTMLInputElement>(controlSelector)]
  const [first] = controls
  if (!first) return
  const isGroup = controls.length > 1 || isChoice(first)
  const title = item.querySelector(':scope > .title, :scope > legend > .title')
  const description = item.querySelector(':scope > .description, :scope > legend > p.description')
  if (description) changes.onUndo(addWord(isGroup ? item : first, 'aria-describedby', idOf(description)))

  if (isGroup) completeGroup(item, controls, title, context)
  else completeSingle(item, first, title, context)
  const [keyboard] = [...item.classList].flatMap((word) => keyboards.get(word) ?? [])
  for (const control of controls) completeControl(control, keyboard, context)
}

function completeSingle(item: Element, control: HTMLInputElement, title: Element | null, context: Context): void {
  if (title && !isNamed(control) && !control.closest('label') && (title as HTMLLabelElement).control !== control)
    addAttribute(context.changes, control, 'aria-labelledby', context.idOf(title))
  if (isRequired(item)) markRequired(control, context)
}

function completeGroup(
  item: Element,
  controls: readonly HTMLInputElement[],
  title: Element | null,
  context: Context,
): void {
  const { changes } = context
  const rows = item.querySelectorAll('[data-question]')
  const isRadio = rows.length === 0 && controls.every(({ type }) => type === 'radio')
  if (title || controls[1]) makeGroup(item, isRadio, title, context)
  for (const row of rows) {
    makeGroup(row, true, row.querySelector('.question'), context)
    if (!isNamed(row) && !row.querySelector(':scope > legend'))
      addAttribute(changes, row, 'aria-label', row.getAttribute('data-question') ?? '')
  }
  if (!isRequired(item)) return
  const choices = isRadio ? [item] : [...rows]
  for (const choice of choices) markRequired(choice, context)
  // A group cannot be required as a whole, so screen readers must read the visible mark.
  if (choices.length > 0 || controls.some(isMarkedRequired)) return
  for (const mark of title?.querySelectorAll('.required[aria-hidden]') ?? [])
    changes.attribute(mark, 'aria-hidden', null)
}

/** Makes the element a named group; a fieldset with a legend is one already. */
function makeGroup(element: Element, isRadio: boolean, title: Element | null, { changes, idOf }: Context): void {
  const isFieldset = element instanceof HTMLFieldSetElement
  if (!element.hasAttribute('role') && (isRadio || !isFieldset))
    addAttribute(changes, element, 'role', isRadio ? 'radiogroup' : 'group')
  if (title && !isNamed(element) && !(isFieldset && element.querySelector(':scope > legend:not(:has(p.description))')))
    addAttribute(changes, element, 'aria-labelledby', idOf(title))
}

function completeControl(control: HTMLInputElement, keyboard: string | undefined, { changes }: Context): void {
  const old = control.getAttribute('x-autocompletetype')
  if (old && !control.hasAttribute('autocomplete'))
    addAttribute(changes, control, 'autocomplete', completions.get(old) ?? old)
  if (keyboard && control.type === 'text' && !control.hasAttribute('inputmode'))
    addAttribute(changes, control, 'inputmode', keyboard)
}

function markRequired(element: Element, { changes }: Context): void {
  if (!isMarkedRequired(element)) addAttribute(changes, element, 'aria-required', 'true')
}

function isRequired(item: Element): boolean {
  return item.classList.contains('required')
}

function isMarkedRequired(element: Element): boolean {
  return element.hasAttribute('required') || element.getAttribute('aria-required') === 'true'
}

function isNamed(element: Element): boolean {
  return Boolean(element.getAttribute('aria-label') || element.getAttribute('aria-labelledby'))
}

function isChoice({ type }: HTMLInputElement): boolean {
  return type === 'radio' || type === 'checkbox'
}
