import { jsonTooDeep, jsonTooLong } from './messages'

const maxLength = 1_000_000 // the largest attribute on 663 real pages has 131,104 characters
const maxDepth = 100 // the deepest has 12

/**
 * Parses untrusted JSON. Takes any text; returns the value, without `__proto__` keys. Throws a `SyntaxError` that says
 * what is wrong: not JSON, over 1,000,000 characters (or another `limit`), or nested over 100 deep.
 */
export function parseJson(text: string, limit = maxLength): unknown {
  if (text.length > limit) throw new SyntaxError(jsonTooLong(text.length, limit))
  if (isDeeperThan(text, maxDepth)) throw new SyntaxError(jsonTooDeep(maxDepth))
  // An escaped key may also be __proto__, so any `\u` sends the text through the reviver.
  const isSuspect = text.includes('__proto__') || text.includes('\\u')
  return isSuspect ? JSON.parse(text, dropProto) : JSON.parse(text)
}

/** Parses untrusted JSON like `parseJson`; `undefined` for text that cannot be parsed. */
export function tryParseJson(text: string, limit = maxLength): unknown {
  try {
    return parseJson(text, limit)
  } catch {
    return undefined
  }
}

/** Whether a value is an object, but not null or an array. */
export function isRecord(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The text of a value that should be one, without spaces around it; an empty string for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function dropProto(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value
}

function isDeeperThan(text: string, limit: number): boolean {
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === 34) {
      i = endOfString(text, i)
      if (i < 0) return false // an unterminated string, which will not parse
    } else if (code === 91 || code === 123) {
      if (++depth > limit) return true
    } else if (code === 93 || code === 125) depth--
  }
  return false
}

/** The end of the string that begins at a quote, or -1. A quote after an odd number of backslashes is part of it. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end > 0; end = text.indexOf('"', end + 1)) {
    let first = end
    while (text.charCodeAt(first - 1) === 92) first--
    if ((end - first) % 2 === 0) return end
  }
  return -1
}
