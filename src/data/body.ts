import type { RequestOptions } from './requestOptions'
import type { Attempt } from './transport'

/**
 * The body as ky options (A7 Data layer): `json` as JSON, `form` as a form, `body` unchanged. Created and serialised
 * once per request, so that every attempt sends the same bytes.
 */
export function bodyOf({ json, form, body }: RequestOptions): Pick<Attempt, 'json' | 'stringifyJson' | 'body'> {
  if (json === undefined) return { body: form ? encodeForm(form) : body }
  const text = JSON.stringify(json)
  return { json, stringifyJson: () => text }
}

/** Encodes a form body: text unchanged, other values as JSON; `undefined` is left out. */
export function encodeForm(values: { readonly [field: string]: unknown }): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    if (text !== undefined) fields.append(name, text)
  }
  return fields
}
