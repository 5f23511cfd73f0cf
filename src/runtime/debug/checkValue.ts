import { parseJson } from '../../model/text/json'
import type { OptionKind } from './BlockOptions'
import { texts } from './messages'
import { hint } from './suggest'

/** The problem with the value of an option, or null. An empty text counts as missing, so it is always valid. */
export function checkValue(name: string, value: unknown, kind: OptionKind): string | null {
  if (value === '' || value === null || value === undefined || kind === 'text') return null
  const text = String(value).trim()
  if (kind === 'boolean') {
    // HTML writes a true boolean as the bare name.
    return ['true', 'false', '0', '1', name].includes(text.toLowerCase())
      ? null
      : texts.invalid(name, value, texts.writeBoolean)
  }
  if (kind === 'number') return Number.parseFloat(text) >= 0 ? null : texts.invalid(name, value, texts.writeNumber)
  if (kind === 'json') return typeof value === 'string' ? jsonProblem(name, text) : null
  return kind.some((word) => word.toLowerCase() === text.toLowerCase())
    ? null
    : texts.invalid(name, value, hint(text, kind))
}

/** The reason why a text is not JSON, or null. */
export function jsonProblem(name: string, text: string): string | null {
  try {
    parseJson(text)
    return null
  } catch (error) {
    return texts.notJson(name, (error as SyntaxError).message)
  }
}
