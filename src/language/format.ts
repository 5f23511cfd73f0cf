import { wordsLocale } from './catalogue'
import type { Compiled, Part } from './compiled'
import { choosePlural } from './plural'

/** What a message is filled with. Whoever prints it prints text. */
export type Value = string | number | Date

type Values = { readonly [name: string]: Value }

type Blank = ' ' | '\n' | '\t'
type Trim<Text extends string> = Text extends `${Blank}${infer Rest}` | `${infer Rest}${Blank}` ? Trim<Rest> : Text
/** Text up to the first of two marks, which of them it was, and what follows it; `null` where there is none. */
type Cut<Text extends string> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${infer Earlier}}${infer Rest}`
    ? [Earlier, '}', `${Rest}{${After}`]
    : [Before, '{', After]
  : Text extends `${infer Before}}${infer After}`
    ? [Before, '}', After]
    : null
/** Names in text, where `Around` tells what is open: `c` the cases of a choice, `m` a message inside one of them. */
type Names<Text extends string, Around extends string = ''> =
  Cut<Text> extends [string, infer Mark, infer After extends string]
    ? Mark extends '}'
      ? Names<After, Around extends `${'c' | 'm'}${infer Outer}` ? Outer : ''>
      : Around extends `c${string}`
        ? Names<After, `m${Around}`>
        : Argument<After, Around>
    : never
type Argument<Text extends string, Around extends string> =
  Cut<Text> extends [infer Before extends string, infer Mark, infer After extends string]
    ?
        | (Before extends `${infer Name},${string}` ? Trim<Name> : Trim<Before>)
        | Names<After, Mark extends '{' ? `mc${Around}` : Around>
    : never

/** The placeholder names of a message: `'{fileName}'` asks for `{ fileName }`, `'{count, plural, …}'` for `{ count }`. */
export type Placeholders<Message extends string> = Names<Message>

/**
 * Fills the placeholders of a message, and chooses among its plurals and words by the rules of the locale that it is
 * written in. A value that is missing does not compile; at run time an unknown placeholder stays as it is. Values are
 * text: whoever prints them prints text. Messages that are more than text and names are lists by the time that they are
 * here: the build has read them.
 */
export function format<Message extends string>(
  message: Message,
  ...[values]: [Placeholders<Message>] extends [never] ? [] : [{ readonly [Name in Placeholders<Message>]: Value }]
): string {
  return print(message, values ?? {}, wordsLocale())
}

/** Prints a message in a locale. `count` is what its `#` stands for. */
export function print(message: Compiled, values: Values, locale: string, count?: number): string {
  if (typeof message === 'string') {
    return message.replace(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : whole,
    )
  }
  return message.map((part) => printPart(part, values, locale, count)).join('')
}

function printPart(part: Part, values: Values, locale: string, count?: number): string {
  if (typeof part === 'string') return part
  if (part === 0) return new Intl.NumberFormat(locale).format(count ?? 0)
  const [name, how, offset, isOrdinal] = part
  const value = Object.hasOwn(values, name) ? values[name] : undefined
  if (value === undefined) return `{${name}}`
  if (how === undefined) return String(value)
  if (typeof how === 'string') return printStyled(value, how, locale)
  if (offset === undefined) {
    const key = String(value).trim() // no key has blanks, and some values end with one
    return print((Object.hasOwn(how, key) ? how[key] : how.other) ?? '', values, locale)
  }
  const number = Number(value)
  const chosen = choosePlural(how, number, locale, offset, Boolean(isOrdinal)) ?? ''
  return print(chosen, values, locale, number - offset)
}

function printStyled(value: Value, how: string, locale: string): string {
  const [type, style] = how.split(' ')
  if (type === 'number') {
    const options = style === 'percent' ? { style } : style ? { maximumFractionDigits: 0 } : {}
    return new Intl.NumberFormat(locale, options as Intl.NumberFormatOptions).format(Number(value))
  }
  const written = { [`${type}Style`]: style ?? 'medium' } as Intl.DateTimeFormatOptions
  return new Intl.DateTimeFormat(locale, written).format(value instanceof Date ? value : Number(value))
}
