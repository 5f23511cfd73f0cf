import type { RequestOptions } from './request'
import type { Attempt } from './transport'

/**
 * The body in ky's terms (A7 Data layer): `json` as JSON, `form` as a form, `body` as it is. Made once per request and
 * written at once, so that every attempt sends the same bytes.
 */
export function bodyOf({ json, form, body }: RequestOptions): Pick<Attempt, 'json' | 'stringifyJson' | 'body'> {
  if (json === undefined) return { body: form ? encodeForm(form) : body }
  const text = JSON.stringify(json)
  return { json, stringifyJson: () => text }
}

/** A form body: text as it is, anything else as JSON text; `undefined` is left out. */
export function encodeForm(values: { readonly [field: string]: unknown }): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    if (text !== undefined) fields.append(name, text)
  }
  return fields
}
