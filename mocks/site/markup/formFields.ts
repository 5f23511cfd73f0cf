import type { FormField } from '../../fixtures/Form'
import { type Attributes, attributes, type Html, html, type Piece } from '../html'

/** Some countries, for addresses and dialling codes. */
export const countries = [
  { name: 'United Kingdom', code: 'GB', phoneCode: '+44' },
  { name: 'Ireland', code: 'IE', phoneCode: '+353' },
  { name: 'France', code: 'FR', phoneCode: '+33' },
  { name: 'Germany', code: 'DE', phoneCode: '+49' },
  { name: 'Norway', code: 'NO', phoneCode: '+47' },
  { name: 'Iceland', code: 'IS', phoneCode: '+354' },
  { name: 'United States', code: 'US', phoneCode: '+1' },
  { name: 'Canada', code: 'CA', phoneCode: '+1' },
  { name: 'Japan', code: 'JP', phoneCode: '+81' },
] as const

const likertAnswers = [
  ['-2', 'Strongly Disagree'],
  ['-1', 'Disagree'],
  ['0', 'Neutral'],
  ['1', 'Agree'],
  ['2', 'Strongly Agree'],
] as const

/** A field as the platform renders it: a `.form-item` whose id is the field's key in the payload. */
export function formField(field: FormField): Html {
  switch (field.type) {
    case 'name':
    case 'phone':
    case 'address':
    case 'date':
      return fieldset(field, partsOf(field))
    case 'time':
      return fieldset(field, [...partsOf(field), halfOfDay])
    case 'section':
      return html`<div id="${field.id}" class="form-item section underline"><p class="title">${field.title}</p></div>`
    case 'radio':
    case 'checkbox':
      return fieldset(
        field,
        (field.options ?? []).map((option) => choice(field, option)),
      )
    case 'likert':
      return likert(field)
    case 'select':
      return single(field, select(field))
    case 'textarea':
      return single(
        field,
        html`<textarea${attributes({ class: 'field-element', ...common(field), rows: 5 })}></textarea>`,
      )
    case 'currency':
      return single(
        field,
        html`<span class="prefix" aria-hidden="true">$</span>${input(field, { inputmode: 'decimal' })}`,
      )
    case 'twitter':
      return single(field, html`<span class="prefix" aria-hidden="true">@</span>${input(field)}`)
    case 'hidden':
      return html`<div id="${field.id}" class="form-item field hidden"><input type="hidden" class="field-element" id="${field.id}-field" name="SQF_CAMPAIGN" value="demo"></div>`
    default:
      return single(field, input(field))
  }
}

/** The name, address and date fields: a group with a legend. */
function fieldset(field: FormField, parts: Piece): Html {
  return html`<fieldset id="${field.id}" class="form-item fields ${field.type}${requiredClass(field)}">
            <legend class="title">${field.title}${star(field)}</legend>
            ${description(field)}
            ${parts}
          </fieldset>`
}

function single(field: FormField, control: Piece): Html {
  const marks = {
    id: field.id,
    class: `form-item field ${field.type}${requiredClass(field)}`,
    'data-max-length': field.maxLength,
  }
  return html`<div${attributes(marks)}>
            <label class="title" for="${field.id}-field">${field.title}${star(field)}</label>
            ${description(field)}
            ${control}
          </div>`
}

const inputTypes: { readonly [type: string]: string } = {
  email: 'email',
  number: 'number',
  website: 'url',
  password: 'password',
}
const completions: { readonly [type: string]: string } = { email: 'email', website: 'url', password: 'off' }

function input(field: FormField, more: Attributes = {}): Html {
  const type = inputTypes[field.type] ?? 'text'
  return html`<input${attributes({ class: 'field-element', type, ...common(field), spellcheck: 'false', ...more })}>`
}

function common(field: FormField): Attributes {
  return {
    id: `${field.id}-field`,
    name: field.type,
    autocomplete: completions[field.type],
    'aria-required': field.isRequired ? 'true' : null,
  }
}

interface Part {
  readonly wrapper: string
  readonly name: string
  readonly label: string
  readonly complete?: string
  readonly limit?: number
  readonly type?: string
}

const partsByType: { readonly [type: string]: readonly Part[] } = {
  name: [
    { wrapper: 'first-name', name: 'fname', label: 'First Name', complete: 'given-name', limit: 30 },
    { wrapper: 'last-name', name: 'lname', label: 'Last Name', complete: 'family-name', limit: 30 },
  ],
  phone: [
    { wrapper: 'phonepart phonepart-1', name: 'phone-1', label: 'Area', complete: 'tel-area-code', type: 'tel' },
    { wrapper: 'phonepart phonepart-2', name: 'phone-2', label: 'Prefix', complete: 'tel-local-prefix', type: 'tel' },
    { wrapper: 'phonepart phonepart-3', name: 'phone-3', label: 'Line', complete: 'tel-local-suffix', type: 'tel' },
  ],
  address: [
    { wrapper: 'address1', name: 'address', label: 'Address 1', complete: 'address-line1' },
    { wrapper: 'address2', name: 'address2', label: 'Address 2', complete: 'address-line2' },
    { wrapper: 'city', name: 'city', label: 'City', complete: 'address-level2' },
    { wrapper: 'state-province', name: 'state', label: 'State/Province', complete: 'address-level1' },
    { wrapper: 'zip', name: 'zipcode', label: 'Zip/Postal Code', complete: 'postal-code' },
    { wrapper: 'country', name: 'country', label: 'Country', complete: 'country-name' },
  ],
  date: [
    { wrapper: 'month two-digits', name: 'month', label: 'MM', limit: 2 },
    { wrapper: 'day two-digits', name: 'day', label: 'DD', limit: 2 },
    { wrapper: 'year four-digits', name: 'year', label: 'YYYY', limit: 4 },
  ],
  time: [
    { wrapper: 'hour two-digits', name: 'hour', label: 'Hour', limit: 2 },
    { wrapper: 'minute two-digits', name: 'minute', label: 'Minute', limit: 2 },
  ],
}

const halfOfDay = html`<div class="field ampm"><label class="caption"><select class="field-element" name="ampm">${['AM', 'PM'].map((half) => html`<option value="${half}">${half}</option>`)}</select><span class="caption-text">AM/PM</span></label></div>`

function partsOf(field: FormField): readonly Html[] {
  return (partsByType[field.type] ?? []).map((one) => part(field, one))
}

function part(field: FormField, { wrapper, name, label, complete, limit, type = 'text' }: Part): Html {
  const marks = {
    class: 'field-element field-control',
    name,
    type,
    autocomplete: complete,
    spellcheck: 'false',
    maxlength: limit,
    'data-title': label,
    'aria-required': field.isRequired ? 'true' : null,
  }
  return html`<div class="field ${wrapper}"><label class="caption"><input${attributes(marks)}><span class="caption-text">${label}</span></label></div>`
}

function choice(field: FormField, option: string): Html {
  return html`<div class="option"><label><input type="${field.type}" name="${field.id}-field" value="${option}"> ${option}</label></div>`
}

function select(field: FormField): Html {
  return html`<select${attributes({ class: 'field-element', ...common(field) })}>${['', ...(field.options ?? [])].map((option) => html`<option value="${option}">${option || 'Select an option'}</option>`)}</select>`
}

function likert(field: FormField): Html {
  return fieldset(
    field,
    (field.questions ?? []).map(
      (
        question,
      ) => html`<fieldset class="item" data-question="${question}"><legend class="question">${question}</legend>
              ${likertAnswers.map(([value, label]) => html`<div class="option"><label><input type="radio" name="${field.id}-${question}" value="${value}"> ${label}</label></div>`)}
            </fieldset>`,
    ),
  )
}

function description(field: FormField): Piece {
  return field.description && html`<div class="description">${field.description}</div>`
}

function requiredClass(field: FormField): string {
  return field.isRequired ? ' required' : ''
}

function star(field: FormField): Piece {
  return field.isRequired && html` <span class="required" aria-hidden="true">*</span>`
}
