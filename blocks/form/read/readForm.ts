import { type FieldType, isFieldType, maxLengthOf } from '../../../src/model/form/formFields'
import type { FieldPart, FieldReading, FormEntry } from '../../../src/model/form/formPayload'
import { isCaptchaResponse } from './captchaMarkup'
import { type Control, isHidden, isTickable } from './control'
import { divideValue } from './divideValue'
import { elementsOf } from './elementsOf'
import { labelsOf, textOf, titleOf } from './fieldTitle'

export type { Control }

/** One field of a form: its entered values and its elements. */
export interface FormFieldElements extends FieldReading {
  /** The platform's `.form-item`; null for a control outside one. */
  readonly item: HTMLElement | null
  /** The element with the field's title. */
  readonly label: Element | null
  readonly controls: readonly Control[]
  /** The controls of each part, in the order of the parts. */
  readonly partControls: readonly (readonly Control[])[]
}

/** Returns the value of a query string parameter, if present. */
export type QueryValue = (name: string) => string | undefined

const longestQueryValue = 1000 // longer than any campaign parameter in a hidden field; the rest is cut off
// biome-ignore lint/suspicious/noControlCharactersInRegex: no value of a link may carry control characters into a form
const controlCharacters = /[\u0000-\u001f\u007f]/g
/** `email-yui_3_17_2_1`, `email-74baf4cf-81f9-…` or `email-f102`, but not `date-of-birth`. */
const platformId = /^([a-z]+)-(?:yui_|[\da-f]{8}-|[a-z]\d+$)/
const noFields = new Set(['submit', 'button', 'image', 'reset'])
const inputTypes: { readonly [type: string]: FieldReading['type'] } = {
  email: 'email',
  tel: 'phone',
  number: 'number',
  url: 'website',
  password: 'password',
  checkbox: 'checkbox',
  radio: 'radio',
  hidden: 'hidden',
}
type Roles = readonly (readonly [role: string, pattern: RegExp])[]
const placeRoles: Roles = [
  ['line2', /address-line2|address-?2|line2/],
  ['line1', /address-line1|street-address|address-?1?$|address |line1/],
  ['city', /city|address-level2|locality/],
  ['state', /state|province|address-level1|region/],
  ['zip', /zip|postal|postcode/],
  ['country', /country/],
]
const momentRoles: Roles = [
  ['half', /am-?pm|am\/pm/],
  ['month', /month|^mm$/],
  ['day', /\bday|^dd$/],
  ['year', /year|^yyyy$/],
  ['hour', /hour/],
  ['minute', /minute/],
  ['second', /second/],
]
const rolesOf: { readonly [type: string]: Roles } = {
  address: placeRoles,
  phone: placeRoles,
  date: momentRoles,
  time: momentRoles,
}

/**
 * Reads the fields of a form, in page order. Calls prototype methods, never the form's own, because a field named
 * `elements`, `submit` or `querySelectorAll` hides the method of that name. Hidden fields take their value from the
 * query string parameter of the same name (A5).
 */
export function readForm(form: HTMLFormElement, query: QueryValue): readonly FormFieldElements[] {
  const all = controlsOf(form)
  const labels = labelsOf(form, all)
  const scattered = scatteredChoices(all)
  const owners = groupBy(all, (control) => {
    const item = itemOf(control)
    const isChoice = isTickable(control) || isHidden(control)
    return item && !(isChoice && scattered.has(control.name)) ? item : looseKey(control)
  })
  const fields = [...owners].flatMap(([owner, controls]) => splitItem(owner, controls))
  return fields.map(([owner, controls]) => {
    const item = typeof owner === 'string' ? null : owner
    return readField(item, titleOf(item, controls, labels), controls, query)
  })
}

/** Reads one field again, with its current values. */
export function rereadField({ item, label, controls }: FormFieldElements, query: QueryValue): FormFieldElements {
  return readField(item, label, controls, query)
}

/** Returns every control that holds a value of the form, wherever it is on the page. */
export function controlsOf(form: HTMLFormElement): readonly Control[] {
  return elementsOf(form).filter((element): element is Control => isControl(element) && isEntered(element))
}

/** Returns the entries of custom elements, and those that a script adds in the `formdata` event. */
export function otherEntries(form: HTMLFormElement): readonly FormEntry[] {
  const names = new Set(['crumb', ...elementsOf(form).map((element) => isControl(element) && element.name)])
  return [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !names.has(entry[0]),
  )
}

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  )
}

function isEntered(control: Control): boolean {
  return (
    !noFields.has(control.type) &&
    !control.matches(':disabled') &&
    !isCaptchaResponse(control) &&
    control.name !== 'crumb'
  )
}

/** The owner of a field's value: its `.form-item`, or the name of a control outside one. */
type Owner = Element | string

/** Groups controls by their owner. Leaves out controls without a name. */
function groupBy(controls: readonly Control[], ownerOf: (control: Control) => Owner): ReadonlyMap<Owner, Control[]> {
  const groups = new Map<Owner, Control[]>()
  for (const control of controls) {
    const owner = ownerOf(control)
    const group = groups.get(owner)
    if (group) group.push(control)
    else if (owner !== '') groups.set(owner, [control])
  }
  return groups
}

/** The names of choices that are spread over several items, one choice per item, where the items have no type. */
function scatteredChoices(controls: readonly Control[]): ReadonlySet<string> {
  const items = new Map<string, Element>()
  const names = new Set<string>()
  for (const control of controls) {
    const item = itemOf(control)
    if (!item || !isTickable(control) || control.name === '' || namedType(item)) continue
    if ((items.get(control.name) ?? item) !== item) names.add(control.name)
    items.set(control.name, item)
  }
  return names
}

function itemOf(control: Control): Element | null {
  return control.closest('.form-item')
}

/**
 * Splits an item whose controls have values of their own, to be sent under their own names: in a file field everything
 * except the files, such as the URL of the uploaded file; in other fields the choices, such as a consent checkbox.
 */
function splitItem(owner: Owner, controls: readonly Control[]): readonly (readonly [Owner, readonly Control[]])[] {
  if (typeof owner === 'string') return [[owner, controls]]
  if (!namedType(owner) && controls.some(isFile))
    return [...groupBy(controls, (control) => (isFile(control) ? owner : looseKey(control) || owner))]
  const asides = choicesAside(typeOf(owner, controls), controls)
  const isAside = (control: Control) => (isTickable(control) || isHidden(control)) && asides.has(looseKey(control))
  if (controls.every((control) => isHidden(control) || isAside(control))) return [[owner, controls]]
  return [...groupBy(controls, (control) => (isAside(control) ? looseKey(control) : owner))]
}

/** The names of the choices in a field whose value is not a choice. The choice of a.m. or p.m. belongs to its time. */
function choicesAside(type: FieldReading['type'], controls: readonly Control[]): ReadonlySet<string> {
  if (isChoiceType(type)) return new Set()
  const asides = controls.filter(
    (control) => isTickable(control) && !isSubscription(control) && partRole(control, rolesOf[type]) !== 'half',
  )
  return new Set(asides.map(looseKey))
}

function looseKey(control: Control): string {
  return control.name || control.id
}

function readField(
  item: Element | null,
  label: Element | null,
  controls: readonly Control[],
  query: QueryValue,
): FormFieldElements {
  const own = item as HTMLElement | null // only HTML elements carry form controls
  const type = typeOf(own, controls)
  const statements = type === 'likert' ? statementsOf(controls) : null
  const rest = statements ? unansweredParts(statements) : controls.flatMap(chosenOptions)
  const parts = [...enteredParts(type, controls, query, statements), ...rest]
  return {
    id: idOf(own, controls),
    type,
    title: textOf(label),
    required: own?.classList.contains('required') || controls.some(isRequired),
    maxLength: limitOf(own, controls),
    parts: parts.map(({ part }) => part),
    item: own,
    label,
    controls,
    partControls: parts.map((part) => part.controls),
  }
}

/** The statement of the row that each control of a Likert field is in. */
type Statements = ReadonlyMap<Control, string>

interface ReadPart {
  readonly part: FieldPart
  readonly controls: readonly Control[]
}

function idOf(item: HTMLElement | null, controls: readonly Control[]): string {
  const [first] = controls
  return item?.id || item?.getAttribute('data-field-id') || first?.name || first?.id || ''
}

function typeOf(item: Element | null, controls: readonly Control[]): FieldReading['type'] {
  if (controls.every(isFile)) return 'file'
  if (controls.every(isHidden)) return 'hidden'
  const named = item && namedType(item)
  if (named) return named
  const control = controls.find((one) => !isFile(one) && !isHidden(one)) ?? controls.find((one) => !isFile(one))
  if (control instanceof HTMLSelectElement) return 'select'
  if (control instanceof HTMLTextAreaElement) return 'textarea'
  return inputTypes[control?.type ?? ''] ?? 'text'
}

/** The type that an item names in a class or, if it looks like one of the platform's, in its id; else `undefined`. */
function namedType({ classList, id }: Element): FieldType | undefined {
  // The class `hidden` only hides the field, whose type is another class. A `section` of the platform has no control.
  const words = [...classList, platformId.exec(id)?.[1]]
  return words.filter((word) => word !== 'hidden' && word !== 'section').find(isFieldType)
}

/**
 * Parts with a value: checked choices and, in a field of choices, text inputs that are not empty. In a field of another
 * type, such as a time, this includes required choices of which none is checked.
 */
function enteredParts(
  type: FieldReading['type'],
  controls: readonly Control[],
  query: QueryValue,
  statements: Statements | null,
): readonly ReadPart[] {
  const isChoice = isChoiceType(type)
  const ticks = ticksOf(controls)
  const isStandIn = (control: Control) => isHidden(control) && ticks.has(control.name)
  const entered = controls.filter((control) => {
    if (isFile(control)) return false
    if (isSubscription(control)) return true
    if (isTickable(control)) return control.checked || (!isChoice && isRequired(control) && !ticks.get(control.name))
    if (control instanceof HTMLSelectElement && control.multiple) return false
    if (isStandIn(control) && ticks.get(control.name)) return false
    return !isChoice || control.value !== ''
  })
  return entered.flatMap((control) => {
    const part = { ...partOf(type, control, query, statements), isStandIn: isStandIn(control) }
    const divided = divideValue(type, control)
    return divided
      ? divided.map(([role, value]) => ({ part: { ...part, role, value }, controls: [control] }))
      : [{ part, controls: [control] }]
  })
}

/**
 * For each name, whether any checkbox or radio button is checked. If none is, a hidden control of that name provides
 * the value.
 */
function ticksOf(controls: readonly Control[]): ReadonlyMap<string, boolean> {
  const ticks = new Map<string, boolean>()
  for (const control of controls)
    if (isTickable(control) && control.name !== '')
      ticks.set(control.name, control.checked || ticks.get(control.name) === true)
  return ticks
}

function partOf(
  type: FieldReading['type'],
  control: Control,
  query: QueryValue,
  statements: Statements | null,
): FieldPart {
  const fromQuery =
    type === 'hidden' ? query(control.name || control.getAttribute('data-name') || control.id) : undefined
  return {
    role: isSubscription(control) ? 'subscription' : (statements?.get(control) ?? partRole(control, rolesOf[type])),
    value: isTickable(control) && !control.checked ? '' : fromQuery === undefined ? control.value : clean(fromQuery),
    required: isRequired(control),
    isList: control.type === 'email' && (control as HTMLInputElement).multiple,
  }
}

/** The unanswered rows of a Likert field. */
function unansweredParts(statements: Statements): readonly ReadPart[] {
  const rows = new Map<string, Control[]>()
  for (const [control, statement] of statements) {
    const row = rows.get(statement)
    if (row) row.push(control)
    else rows.set(statement, [control])
  }
  return [...rows]
    .filter(([, row]) => !row.some((control) => isTickable(control) && control.checked))
    .map(([role, row]) => ({ part: { role, value: '', required: false }, controls: row }))
}

/** The selected options of a multiple select, which have no control of their own. */
function chosenOptions(control: Control): readonly ReadPart[] {
  if (!(control instanceof HTMLSelectElement) || !control.multiple) return []
  return [...control.selectedOptions].map(({ value }) => ({
    part: { role: '', value, required: isRequired(control) },
    controls: [control],
  }))
}

/**
 * Maps each control of a Likert field to the statement of its row. Rows with the same statement are numbered, because
 * the answers are sent by statement.
 */
function statementsOf(controls: readonly Control[]): Statements {
  const rows = new Map<Element | string, string>()
  const taken = new Set<string>()
  return new Map(
    controls.map((control) => {
      const asked = control.closest('[data-question]')
      const row = asked === null || asked === control ? control.name : asked
      const statement = asked?.getAttribute('data-question') ?? control.name
      let name = rows.get(row) ?? statement
      for (let number = 2; !rows.has(row) && taken.has(name); number++) name = `${statement} (${number})`
      rows.set(row, name)
      taken.add(name)
      return [control, name]
    }),
  )
}

function partRole(control: Control, roles: Roles | undefined): string {
  if (!roles) return ''
  const names = ['autocomplete', 'x-autocompletetype', 'name', 'data-title'].map(
    (name) => control.getAttribute(name) ?? '',
  )
  const wrapper = control.closest('.field')?.className ?? ''
  for (const text of [...names, wrapper]) {
    const role = roles.find(([, pattern]) => pattern.test(text.toLowerCase()))?.[0]
    if (role) return role
  }
  return ''
}

/** The maximum length of a field, as its counter shows it (docs/decisions.md#25): the outermost one in the form. */
function limitOf(item: HTMLElement | null, controls: readonly Control[]): number {
  let limit = 0
  for (const control of controls) {
    for (let at: Element | null = control; at && !(at instanceof HTMLFormElement); at = at.parentElement) {
      const own = maxLengthOf(at.getAttribute('data-max-length'))
      if (own === 0) continue
      // An element around several fields sets the maximum of the first.
      if (at === item || at === control || at.querySelector('textarea, input') === control) limit = own
    }
    if (limit > 0) return limit
  }
  return 0
}

function isRequired(control: Control): boolean {
  return control.required || control.getAttribute('aria-required') === 'true'
}

/** Whether a control subscribes to the owner's newsletter, next to an e-mail address that the client drew. */
function isSubscription(control: Control): boolean {
  return control.hasAttribute('data-subscribes')
}

function isFile({ type }: Control): boolean {
  return type === 'file'
}

function isChoiceType(type: FieldReading['type']): boolean {
  return type === 'checkbox' || type === 'radio' || type === 'likert'
}

function clean(value: string): string {
  return value.slice(0, longestQueryValue).replace(controlCharacters, '')
}
