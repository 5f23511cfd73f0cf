import { callNative } from '../../../src/browser/callNative'
import { debounce } from '../../../src/browser/debounce'
import { draftKey, onForgetDrafts } from '../../../src/browser/drafts'
import { sessionValues } from '../../../src/browser/storage'
import { isRecord } from '../../../src/model/text/json'
import { type Control, isTickable } from '../read/control'
import { blockSelector, readFormContext } from '../read/formContext'
import { type FormFieldElements, readForm } from '../read/readForm'

/** The saved entries of a form, kept until it is sent. */
export interface Draft {
  /** Deletes the draft; call after the form was sent. */
  readonly clear: () => void
  readonly stop: () => void
}

type Kept = { readonly [place: string]: string | boolean | readonly string[] }

const waitMs = 300
const mostWaitMs = 2000
const mostCharacters = 100_000 // per draft; session storage holds a few million for the whole site
const secretTypes = new Set(['password', 'hidden', 'file'])
const secretHints = /(^|[\s-])(cc-|one-time-code|(current|new)-password)/
// Common names of card, account and code fields that have no autocomplete hint.
const secretNames = /card.?(num|no|code)|c[vs][cv]\b|security.?code|iban|passw|\botp\b|one.?time/i

/**
 * Saves what is typed into a form in session storage and restores it after a reload, but only into fields that still
 * have their served values. Never saves passwords, hidden fields, files, cards, codes or a captcha. On a new visit
 * (`isNewVisit`), an earlier draft is not restored but overwritten with the current entries.
 */
export function keepDraft(form: HTMLFormElement, formId: string, isNewVisit = false): Draft {
  const key = draftKey(location.pathname, formId, placeOf(form))
  const save = debounce(() => keep(key, read(form)), waitMs, mostWaitMs)
  const onEdit = () => save()
  const onLeave = () => save.flush()
  const clear = () => {
    save.cancel()
    sessionValues.remove(key)
  }
  if (isNewVisit) save()
  else restore(form, sessionValues.get(key, isRecord))

  const listen = (on: 'addEventListener' | 'removeEventListener') => {
    for (const type of ['input', 'change']) EventTarget.prototype[on].call(form, type, onEdit)
    window[on]('pagehide', onLeave)
    document[on]('visibilitychange', onLeave)
  }
  listen('addEventListener')
  const stopForgetting = onForgetDrafts(save.cancel)
  return {
    clear,
    stop() {
      save.flush()
      listen('removeEventListener')
      stopForgetting()
    },
  }
}

function keep(key: string, kept: Kept): void {
  const isEmpty = Object.keys(kept).length === 0
  // Delete the older draft too: it would pass for the current one.
  if (isEmpty || JSON.stringify(kept).length > mostCharacters) sessionValues.remove(key)
  else sessionValues.set(key, kept)
}

function read(form: HTMLFormElement): Kept {
  return Object.fromEntries(
    controlsOf(form).flatMap(([place, control]) => {
      const value = entryOf(control)
      return value === null ? [] : [[place, value]]
    }),
  )
}

function restore(form: HTMLFormElement, kept: { readonly [place: string]: unknown } = {}): void {
  for (const [place, control] of controlsOf(form)) {
    if (!Object.hasOwn(kept, place) || !isUntouched(control)) continue
    if (write(control, kept[place])) control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** The controls whose values may be saved, each with its key: the field's id and the control's index in the field. */
function controlsOf(form: HTMLFormElement): readonly (readonly [place: string, control: Control])[] {
  // Ignore the query string: a link must not fill in a draft.
  return readForm(form, () => undefined).flatMap((field) => {
    if (secretTypes.has(field.type)) return []
    return field.controls.flatMap((control, index) =>
      isSecret(control, field) ? [] : [[`${field.id}/${index}`, control] as const],
    )
  })
}

function isSecret(control: Control, { title }: FormFieldElements): boolean {
  const names = [control.name, control.id, title, control.getAttribute('data-title') ?? '']
  return (
    secretTypes.has(control.type) ||
    secretHints.test((control.getAttribute('autocomplete') ?? '').toLowerCase()) ||
    names.some((name) => secretNames.test(name))
  )
}

/** What a visitor has entered; `null` if the control has its served value, or is a radio button that is not chosen. */
function entryOf(control: Control): string | boolean | readonly string[] | null {
  if (isUntouched(control)) return null
  if (isTickable(control)) return control.type === 'radio' ? control.checked || null : control.checked
  if (control instanceof HTMLSelectElement && control.multiple)
    return [...control.options].flatMap(({ selected, value }) => (selected ? [value] : []))
  return control.value
}

/** Whether the control is as served: neither the browser nor the visitor has filled it in. */
function isUntouched(control: Control): boolean {
  if (isTickable(control)) return groupOf(control).every(({ checked, defaultChecked }) => checked === defaultChecked)
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue
  const options = [...control.options]
  // A list box starts with nothing chosen, a menu with its first option.
  if (!control.multiple && !options.some(isServedAsChosen)) return control.selectedIndex <= (control.size > 1 ? -1 : 0)
  return options.every((option) => option.selected === isServedAsChosen(option))
}

function isServedAsChosen(option: HTMLOptionElement): boolean {
  return option.hasAttribute('selected')
}

/** The radio buttons that change with this one, including the control itself; a checkbox has no group. */
function groupOf(control: HTMLInputElement): readonly HTMLInputElement[] {
  const { type, name, form } = control
  if (type !== 'radio' || name === '' || !form) return [control]
  const radios = Element.prototype.querySelectorAll.call(form, 'input[type="radio"]')
  return ([...radios] as HTMLInputElement[]).filter((radio) => radio.name === name)
}

function write(control: Control, value: unknown): boolean {
  if (isTickable(control)) {
    if (typeof value !== 'boolean') return false
    control.checked = value
    return true
  }
  if (control instanceof HTMLSelectElement && control.multiple) {
    if (!Array.isArray(value)) return false
    for (const option of control.options) option.selected = value.includes(option.value)
    return true
  }
  if (typeof value !== 'string') return false
  if (control instanceof HTMLSelectElement && ![...control.options].some((option) => option.value === value))
    return false
  control.value = value
  return true
}

/**
 * A form's index among the page's blocks with the same form, each of which has its own draft. Counts blocks, not forms,
 * because forms that Skerry draws appear in any order, as they come into view.
 */
function placeOf(form: HTMLFormElement): number {
  const own = blockOf(form)
  const id = idOf(own)
  const blocks = new Set([...document.querySelectorAll(`form, ${blockSelector}`)].map(blockOf))
  return Math.max(0, [...blocks].filter((block) => idOf(block) === id).indexOf(own))
}

function blockOf(element: Element): Element {
  return callNative(element, 'closest', blockSelector) ?? element
}

function idOf(block: Element): string {
  const form = block instanceof HTMLFormElement ? block : block.querySelector('form')
  const read = (name: string) => form && callNative(form, 'getAttribute', name)
  return readFormContext(block).formId || read('data-form-id') || read('data-skerry-form') || ''
}
