import type { Cases, Compiled, Part } from './compiled'
import { MessageScanner, quote, word } from './MessageScanner'
import { pluralCategories } from './plural'
import { isPluralKey } from './pluralKeys'

/** The types that are formatted by the rules of the locale, and their styles. */
const styles: { readonly [type: string]: readonly string[] } = {
  number: ['integer', 'percent'],
  date: ['short', 'medium', 'long', 'full'],
  time: ['short', 'medium', 'long', 'full'],
}
const choices = ['plural', 'selectordinal', 'select']
const deepest = 50 // levels; the deepest real messages have three

const integer = /-?\d+/y
const plainText = { message: /[^{}']+/y, plural: /[^{}'#]+/y }

/** The position of a part in a message. */
interface Context {
  readonly locale: string
  /** The number of arguments around it. */
  readonly depth: number
  /** Whether `#` is the number of a plural here. */
  readonly isPlural: boolean
}

/**
 * Parses a message in ICU's format into what `format` takes: values, plurals with `offset:` and `=N`, ordinals, choices
 * by word, numbers, dates and times, with quoting by apostrophe. The keys of plurals must be valid in the locale.
 * Throws a `MessageSyntaxError` that says what was expected and what was found (B8 Console and runtime messages). It
 * takes time linear in the length of the message.
 */
export function parseMessage(source: string, locale = 'en'): Compiled {
  const parts = readParts(new MessageScanner(source), { locale, depth: 0, isPlural: false })
  return textOf(parts, source) ?? parts
}

/** Reads up to the end of the message, or to the `}` that closes the case it is in. */
function readParts(scanner: MessageScanner, context: Context): Part[] {
  const { depth, isPlural } = context
  const found: Part[] = []
  let text = ''
  const add = (part: Part) => {
    if (text) found.push(text)
    text = ''
    found.push(part)
  }
  for (let next = scanner.peek(); next && !(next === '}' && depth > 0); next = scanner.peek()) {
    if (next === '{') add(readArgument(scanner, { ...context, depth: depth + 1 }))
    else if (isPlural && scanner.takeIf('#')) add(0)
    else if (next === "'") text += readQuoted(scanner, isPlural)
    else text += scanner.take(isPlural ? plainText.plural : plainText.message) || scanner.next()
  }
  if (text) found.push(text)
  return found
}

/**
 * An apostrophe starts a quotation only before a character that would otherwise have a meaning; two are one apostrophe.
 */
function readQuoted(scanner: MessageScanner, isPlural: boolean): string {
  const { source } = scanner
  scanner.next()
  const next = scanner.peek()
  if (next === "'") return scanner.next()
  if (next !== '{' && next !== '}' && !(next === '#' && isPlural)) return "'"
  let text = ''
  for (;;) {
    const end = source.indexOf("'", scanner.at)
    text += source.slice(scanner.at, end < 0 ? undefined : end)
    scanner.at = end < 0 ? source.length : end + 1
    if (end < 0 || scanner.peek() !== "'") return text
    text += scanner.next()
  }
}

/** Reads `{name}`, `{name, number}` and the like, or a choice. */
function readArgument(scanner: MessageScanner, context: Context): Part {
  if (context.depth > deepest) scanner.fail(`at most ${deepest} levels`)
  scanner.next()
  scanner.skipBlanks()
  const name = scanner.take(word) || scanner.fail('the name of a value')
  scanner.skipBlanks()
  if (scanner.takeIf('}')) return [name]
  scanner.expect(',', '"," or "}"')
  scanner.skipBlanks()
  const start = scanner.at
  const type = scanner.take(word)
  if (choices.includes(type)) return readChoice(scanner, { ...context, isPlural: type !== 'select' }, { name, type })
  const known = Object.hasOwn(styles, type) ? styles[type] : undefined
  if (!known) return scanner.fail([...Object.keys(styles), ...choices].map(quote).join(', '), start)
  const style = readStyle(scanner, known)
  return [name, style ? `${type} ${style}` : type]
}

/** Reads the style of a number, a date or a time; empty for the default one. */
function readStyle(scanner: MessageScanner, known: readonly string[]): string {
  scanner.skipBlanks()
  if (scanner.takeIf('}')) return ''
  scanner.expect(',', '"," or "}"')
  scanner.skipBlanks()
  const start = scanner.at
  const style = scanner.take(word)
  if (!known.includes(style)) scanner.fail(known.map(quote).join(', '), start)
  scanner.skipBlanks()
  scanner.expect('}')
  return style
}

function readChoice(scanner: MessageScanner, context: Context, { name, type }: { name: string; type: string }): Part {
  const { locale, isPlural } = context
  scanner.skipBlanks()
  scanner.expect(',')
  scanner.skipBlanks()
  const offset = isPlural ? readOffset(scanner) : 0
  const categories = isPlural ? pluralCategories(locale, type === 'selectordinal') : null
  const cases = readCases(scanner, context, categories)
  if (!isPlural) return [name, cases]
  return type === 'plural' ? [name, cases, offset] : [name, cases, offset, 1]
}

/** Reads `one {…} other {…}` and the `}` after them. */
function readCases(scanner: MessageScanner, context: Context, categories: readonly string[] | null): Cases {
  const cases: { [key: string]: Compiled } = Object.create(null)
  for (scanner.skipBlanks(); scanner.peek() !== '}'; scanner.skipBlanks()) {
    const start = scanner.at
    const key = readKey(scanner, context.isPlural)
    if (categories && !isPluralKey(key, categories))
      scanner.fail(`${categories.map(quote).join(', ')} or "=" and a number`, start)
    if (Object.hasOwn(cases, key)) scanner.fail('each key once', start)
    scanner.skipBlanks()
    scanner.expect('{')
    const inside = scanner.at
    const parts = readParts(scanner, context)
    cases[key] = textOf(parts, scanner.source.slice(inside, scanner.at)) ?? parts
    scanner.expect('}')
  }
  if (!Object.hasOwn(cases, 'other')) scanner.fail('"other"')
  scanner.next()
  return cases
}

function readOffset(scanner: MessageScanner): number {
  if (!scanner.source.startsWith('offset:', scanner.at)) return 0
  scanner.at += 'offset:'.length
  scanner.skipBlanks()
  return Number(scanner.take(integer) || scanner.fail('a number'))
}

function readKey(scanner: MessageScanner, isPlural: boolean): string {
  if (isPlural && scanner.takeIf('=')) return `=${Number(scanner.take(integer) || scanner.fail('a number'))}`
  return scanner.take(word) || scanner.fail(isPlural ? 'a plural key or "}"' : 'a key or "}"')
}

/** The message as a string, if it is only text or `format` can fill it as a string; `null` if it needs a list. */
function textOf(parts: readonly Part[], source: string): string | null {
  const written = parts.map((part) =>
    isName(part) ? `{${part[0]}}` : part === 0 || typeof part !== 'string' ? '\0' : part,
  )
  if (written.join('') === source) return source
  // Text without its quotation marks, unless it then looks like a message.
  const [only = '', more] = parts
  return more === undefined && typeof only === 'string' && !/\{\w+\}/.test(only) ? only : null
}

function isName(part: Part): part is readonly [name: string] {
  return typeof part === 'object' && part.length === 1 && /^\w+$/.test(part[0])
}
