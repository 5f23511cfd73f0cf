import { type Html, html } from '../../site/html'

/** The fields of a posted form; nothing for a request without one. */
export type Fields = { readonly [name: string]: string }

/** The problems of a form, by field name. */
export type Problems = { readonly [name: string]: string | undefined }

export interface FieldOptions {
  readonly name: string
  readonly label: string
  readonly type?: 'text' | 'email'
  readonly autocomplete?: string
  readonly inputMode?: 'numeric' | 'decimal'
  readonly isRequired?: boolean
  readonly hint?: string
}

/** A text field with its value and problem. */
export function textField(options: FieldOptions, values: Fields, problems: Problems): Html {
  const { name, label, type = 'text', autocomplete, inputMode, isRequired = false, hint } = options
  const problem = problems[name]
  const [id, errorId, hintId] = [`checkout-${name}`, `checkout-${name}-error`, `checkout-${name}-hint`]
  const described = [problem && errorId, hint && hintId].filter(Boolean).join(' ')
  return html`<p class="plain-field">${problem && html`<span class="field-error" id="${errorId}">${problem}</span>`}
<label for="${id}">${label}${!isRequired && html` <span class="description">(optional)</span>`}</label>
<input id="${id}" class="field-element" type="${type}" name="${name}" value="${values[name] ?? ''}"${autocomplete && html` autocomplete="${autocomplete}"`}${inputMode && html` inputmode="${inputMode}"`}${isRequired && html` required`}${problem && html` aria-invalid="true"`}${described && html` aria-describedby="${described}"`}>
${hint && html`<span class="note" id="${hintId}">${hint}</span>`}</p>`
}

export interface Choice {
  readonly value: string
  readonly label: string
  readonly note?: string
}

/** Radio buttons. `hasFocus` moves the focus to the chosen one when the page loads. */
export function choices(
  name: string,
  legend: string,
  offered: readonly Choice[],
  { chosen, hasFocus = false }: { readonly chosen: string; readonly hasFocus?: boolean },
): Html {
  return html`<fieldset class="choices"><legend>${legend}</legend>${offered.map(
    ({ value, label, note }) =>
      html`<label class="choice"><input type="radio" name="${name}" value="${value}"${value === chosen && html` checked${hasFocus && html` autofocus`}`}> <span>${label}${note && html`<br><small>${note}</small>`}</span></label>`,
  )}</fieldset>`
}

/** A select of countries by code, with their English names. */
export function countrySelect(codes: readonly string[], values: Fields, problems: Problems): Html {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const known = codes.map((code) => [code, names.of(code) ?? code] as const).sort(([, a], [, b]) => (a < b ? -1 : 1))
  const problem = problems.country
  return html`<p class="plain-field">${problem && html`<span class="field-error" id="checkout-country-error">${problem}</span>`}
<label for="checkout-country">Country</label>
<select id="checkout-country" class="field-element" name="country" autocomplete="country" required${problem && html` aria-invalid="true" aria-describedby="checkout-country-error"`}>
<option value="">Choose a country</option>${known.map(([code, name]) => html`<option value="${code}"${code === values.country && html` selected`}>${name}</option>`)}
</select></p>`
}

/** Hidden fields that carry values to the next request. */
export function hiddenFields(values: Fields): Html {
  return html`${Object.entries(values).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}`
}

/** The message above a form with invalid fields (A5). */
export const invalidFields = 'One or more fields is invalid, please check your entries.'

/** The problem of the whole form. It gets the focus when the page loads, so that screen readers announce it. */
export function notice(text: string | null): Html | null {
  return text === null ? null : html`<p class="checkout-notice" tabindex="-1" autofocus role="alert">${text}</p>`
}
