import { parseJson } from '../../src/model/text/json'

/** Parses untrusted JSON; `null` for what is none. */
export function readJson(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return null
  }
}
