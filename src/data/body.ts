import type { RequestOptions } from './request'

/** What is sent in the body. Made once per request, so that every attempt sends the same bytes. */
export interface Body {
  readonly text: string | undefined
  readonly headers: { readonly [name: string]: string }
}

/** Writes the body (A7 Data layer): `json` as JSON, `form` as a form, `body` as it is. */
export function bodyOf({ json, form, body }: RequestOptions): Body {
  if (json !== undefined) return { text: JSON.stringify(json), headers: { 'Content-Type': 'application/json' } }
  if (form) {
    const type = 'application/x-www-form-urlencoded; charset=UTF-8'
    return { text: encodeForm(form), headers: { 'Content-Type': type } }
  }
  return { text: body, headers: {} }
}

/** A form body: text as it is, anything else as JSON text; `undefined` is left out. */
export function encodeForm(values: { readonly [field: string]: unknown }): string {
  const fields = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    if (text !== undefined) fields.append(name, text)
  }
  return fields.toString()
}
