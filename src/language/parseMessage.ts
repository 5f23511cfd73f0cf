import { MessageSyntaxError } from '../errors/MessageSyntaxError'
import type { Compiled, Part } from './compiled'
import { isPluralKey, pluralCategories } from './plural'

/** Types of a value that is written by the rules of the locale, and the styles that each of them knows. */
const styles: { readonly [type: string]: readonly string[] } = {
  number: ['integer', 'percent'],
  date: ['short', 'medium', 'long', 'full'],
  time: ['short', 'medium', 'long', 'full'],
}
const choices = ['plural', 'selectordinal', 'select']
const deepest = 50 // levels; the deepest of anybody's messages have three

const word = /[^\p{Pattern_White_Space}\p{Pattern_Syntax}]+/uy
const blanks = /\p{Pattern_White_Space}*/uy
const integer = /-?\d+/y
const plainText = { message: /[^{}']+/y, plural: /[^{}'#]+/y }

/**
 * Reads a message in ICU's format into what `format` prints: values, plurals with `offset:` and `=N`, ordinals, choices
 * by word, numbers, dates and times, with quoting by apostrophe. The keys of plurals must be valid in the locale. Throws a
 * `MessageSyntaxError` that tells what was expected and what was found (B8 Console and runtime messages). Its time grows
 * with the length only.
 */
export function parseMessage(source: string, locale = 'en'): Compiled {
  let at = 0

  const parts = readParts(0, false)
  return textOf(parts, source) ?? parts

  function readParts(depth: number, isPlural: boolean): Part[] {
    const found: Part[] = []
    let text = ''
    const add = (part: Part) => {
      if (text) found.push(text)
      text = ''
      found.push(part)
    }
    while (at < source.length) {
      const character = source[at]
      if (character === '}' && depth > 0) break
      if (character === '{') add(readArgument(depth + 1))
      else if (character === '#' && isPlural) {
        at++
        add(0)
      } else if (character === "'") text += readQuoted(isPlural)
      else text += take(isPlural ? plainText.plural : plainText.message) || source[at++]
    }
    if (text) found.push(text)
    return found
  }

  /** An apostrophe begins a quotation only before what would mean something else; two are one. */
  function readQuoted(isPlural: boolean): string {
    at++
    const next = source[at] ?? ''
    if (next === "'") return source[at++] ?? ''
    if (next !== '{' && next !== '}' && !(next === '#' && isPlural)) return "'"
    let text = ''
    for (;;) {
      const end = source.indexOf("'", at)
      text += source.slice(at, end < 0 ? undefined : end)
      at = end < 0 ? source.length : end + 1
      if (end < 0 || source[at] !== "'") return text
      text += source[at++]
    }
  }

  function readArgument(depth: number): Part {
    if (depth > deepest) fail(`at most ${deepest} levels`)
    at++
    skip()
    const name = take(word) || fail('the name of a value')
    skip()
    if (source[at] === '}') {
      at++
      return [name]
    }
    expect(',', '"," or "}"')
    skip()
    const start = at
    const type = take(word)
    if (choices.includes(type)) return readChoice(name, type, depth)
    const known = Object.hasOwn(styles, type) ? styles[type] : undefined
    if (!known) {
      at = start
      fail([...Object.keys(styles), ...choices].map(quote).join(', '))
    }
    return readStyle(name, type, known ?? [])
  }

  function readStyle(name: string, type: string, known: readonly string[]): Part {
    skip()
    if (source[at] === '}') {
      at++
      return [name, type]
    }
    expect(',', '"," or "}"')
    skip()
    const start = at
    const style = take(word)
    if (!known.includes(style)) {
      at = start
      fail(known.map(quote).join(', '))
    }
    skip()
    expect('}')
    return [name, `${type} ${style}`]
  }

  function readChoice(name: string, type: string, depth: number): Part {
    skip()
    expect(',')
    skip()
    const isPlural = type !== 'select'
    const categories = isPlural ? pluralCategories(locale, type === 'selectordinal') : null
    const offset = isPlural ? readOffset() : 0
    const cases: { [key: string]: Compiled } = Object.create(null)
    for (skip(); source[at] !== '}'; skip()) {
      const start = at
      const key = readKey(isPlural)
      if (categories && !isPluralKey(key, categories)) {
        at = start
        fail(`${categories.map(quote).join(', ')} or "=" and a number`)
      }
      if (Object.hasOwn(cases, key)) {
        at = start
        fail('each key once')
      }
      skip()
      expect('{')
      const inside = at
      const parts = readParts(depth, isPlural)
      cases[key] = textOf(parts, source.slice(inside, at)) ?? parts
      expect('}')
    }
    if (!Object.hasOwn(cases, 'other')) fail('"other"')
    at++
    if (!isPlural) return [name, cases]
    return type === 'plural' ? [name, cases, offset] : [name, cases, offset, 1]
  }

  function readOffset(): number {
    if (!source.startsWith('offset:', at)) return 0
    at += 'offset:'.length
    skip()
    return Number(take(integer) || fail('a number'))
  }

  function readKey(isPlural: boolean): string {
    if (!isPlural || source[at] !== '=') return take(word) || fail(isPlural ? 'a plural key or "}"' : 'a key or "}"')
    at++
    return `=${Number(take(integer) || fail('a number'))}`
  }

  function take(pattern: RegExp): string {
    pattern.lastIndex = at
    const [found = ''] = pattern.exec(source) ?? []
    at += found.length
    return found
  }

  function skip(): void {
    take(blanks)
  }

  function expect(token: string, expected = quote(token)): void {
    if (source[at] === token) at++
    else fail(expected)
  }

  function fail(expected: string): never {
    word.lastIndex = at
    const [token = source.slice(at, at + 1)] = word.exec(source) ?? []
    throw new MessageSyntaxError(source, at, expected, token ? quote(shorten(token)) : 'end of input')
  }
}

/** A message that `format` can fill as it stands, or that is text alone; `null` where it needs a list. */
function textOf(parts: readonly Part[], source: string): string | null {
  const written = parts.map((part) =>
    isName(part) ? `{${part[0]}}` : part === 0 || typeof part !== 'string' ? '\0' : part,
  )
  if (written.join('') === source) return source
  // Text with its quotation marks taken off is what it says, unless it looks like a message again.
  const [only = '', more] = parts
  return more === undefined && typeof only === 'string' && !/\{\w+\}/.test(only) ? only : null
}

function isName(part: Part): part is readonly [name: string] {
  return typeof part === 'object' && part.length === 1 && /^\w+$/.test(part[0])
}

const quote = (token: string) => JSON.stringify(token)
const shorten = (token: string) => (token.length > 40 ? `${token.slice(0, 40)}…` : token)
