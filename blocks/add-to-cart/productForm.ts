import { isRecord, tryParseJson } from '../../src/model/text/json'

/** The form to fill in before a product can be bought. */
export interface ProductForm {
  /** Empty if it has no name. */
  readonly name: string
  /** In the format of any other form's context. */
  readonly fields: readonly unknown[]
}

/** Reads the form of a product's button; `null` without one or without fields. */
export function readProductForm(button: HTMLElement): ProductForm | null {
  const form = tryParseJson(button.dataset.form ?? '')
  if (!isRecord(form)) return null
  const { name, fields } = form
  if (!Array.isArray(fields) || fields.length === 0) return null
  return { name: typeof name === 'string' ? name.trim() : '', fields }
}
