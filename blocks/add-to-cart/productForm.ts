import { isRecord, tryParseJson } from '../../src/model/text/json'

/** The form that has to be filled in before a product can be bought. */
export interface ProductForm {
  /** Empty if it has no name. */
  readonly name: string
  /** As in the context of any other form, where they are read. */
  readonly fields: readonly unknown[]
}

/** Reads the form of a product's button; `null` if it has none that asks for anything. */
export function readProductForm(button: HTMLElement): ProductForm | null {
  const form = tryParseJson(button.dataset.form ?? '')
  if (!isRecord(form)) return null
  const { name, fields } = form
  if (!Array.isArray(fields) || fields.length === 0) return null
  return { name: typeof name === 'string' ? name.trim() : '', fields }
}
