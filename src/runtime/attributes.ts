import { parseJson } from '../model/text/json'

/** The trimmed value of an attribute; empty where it is missing. */
export function readText(element: Element, name: string): string {
  return element.getAttribute(name)?.trim() ?? ''
}

/** Whether an attribute says yes: `true`, `1`, or the bare attribute name. Real pages write an empty value for no. */
export function readBoolean(element: Element, name: string): boolean {
  const value = readText(element, name).toLowerCase()
  return value === 'true' || value === '1' || value === name.toLowerCase()
}

/** A whole number of the attribute, or `fallback` where it is missing or is none. */
export function readInteger(element: Element, name: string, fallback: number): number {
  const value = readText(element, name)
  return /^-?\d{1,15}$/.test(value) ? Number(value) : fallback
}

/** The JSON of an attribute; `undefined` where it is missing or empty. Throws a `SyntaxError` where it is not JSON, too large or too deep. */
export function readJson(element: Element, name: string): unknown {
  const text = readText(element, name)
  return text === '' ? undefined : parseJson(text)
}
