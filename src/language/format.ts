import { wordsLocale } from './catalogue'
import type { Compiled, Part } from './compiled'
import { choosePlural } from './plural'

/** A value in a message. It is formatted as text, never as HTML. */
export type Value = string | number | Date

type Values = { readonly [name: string]: Value }

type Blank = ' ' | '\n' | '\t'
type Trim<Text extends string> = Text extends `${Blank}${infer Rest}` | `${infer Rest}${Blank}` ? Trim<Rest> : Text
/** The text before the first brace, that brace, and the text after it; `null` if there is none. */
type Cut<Text extends string> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${infer Earlier}}${infer Rest}`
    ? [Earlier, '}', `${Rest}{${After}`]
    : [Before, '{', After]
  : Text extends `${infer Before}}${infer After}`
    ? [Before, '}', After]
    : null
/**
 * The names in a text. `Around` is the nesting: `c` for the cases of a choice, `m` for a message inside one of them.
 */
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

/**
 * The placeholder names of a message: `'{fileName}'` needs `{ fileName }`, `'{count, plural, …}'` needs `{ count }`.
 */
export type Placeholders<Message extends string> = Names<Message>

/**
 * Fills the placeholders of a message, and selects its plurals and choices by the rules of the messages' locale.
 * Returns text, never HTML. A missing value does not compile; an unknown placeholder is kept. The build turns messages
 * with more than text and names into lists.
 */
export function format<Message extends string>(
  message: Message,
  ...[values]: [Placeholders<Message>] extends [never] ? [] : [{ readonly [Name in Placeholders<Message>]: Value }]
): string {
  return print(message, values ?? {}, wordsLocale())
}

/** Formats a message in a locale. `count` is the value of `#`. */
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
  if (part === 0) return printNumber(count ?? 0, locale)
  const [name, how, offset, isOrdinal] = part
  const value = Object.hasOwn(values, name) ? values[name] : undefined
  if (value === undefined) return `{${name}}`
  if (how === undefined) return String(value)
  if (typeof how === 'string') return printStyled(value, how, locale)
  if (offset === undefined) {
    const key = String(value).trim() // keys have no spaces, but some values end with a space
    return print((Object.hasOwn(how, key) ? how[key] : how.other) ?? '', values, locale)
  }
  const number = Number(value)
  const chosen = choosePlural(how, number, locale, offset, Boolean(isOrdinal)) ?? ''
  return print(chosen, values, locale, number - offset)
}

/**
 * English and German write small whole numbers as plain digits. The browser takes 20 to 50 ms to create the first
 * `Intl.NumberFormat` of a page.
 */
function printNumber(number: number, locale: string): string {
  const isPlain = number >= 0 && number < 1000 && Number.isInteger(number) && /^(en|de)(-[A-Z]{2})?$/.test(locale)
  return isPlain ? `${number}` : new Intl.NumberFormat(locale).format(number)
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
