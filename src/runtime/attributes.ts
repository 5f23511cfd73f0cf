import { parseJson } from '../model/text/json'

/** The trimmed value of an attribute; empty if it is missing. */
export function readText(element: Element, name: string): string {
  return element.getAttribute(name)?.trim() ?? ''
}

/** Whether an attribute is on: `true`, `1`, or the bare attribute name. Real pages write an empty value for off. */
export function readBoolean(element: Element, name: string): boolean {
  const value = readText(element, name).toLowerCase()
  return value === 'true' || value === '1' || value === name.toLowerCase()
}

/** The integer value of an attribute, or `fallback` if it is missing or invalid. */
export function readInteger(element: Element, name: string, fallback: number): number {
  const value = readText(element, name)
  return /^-?\d{1,15}$/.test(value) ? Number(value) : fallback
}

/**
 * The JSON of an attribute; `undefined` if it is missing or empty. Throws a `SyntaxError` if it is not JSON, too large
 * or too deep.
 */
export function readJson(element: Element, name: string): unknown {
  const text = readText(element, name)
  return text === '' ? undefined : parseJson(text)
}
