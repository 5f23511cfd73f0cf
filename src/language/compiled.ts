/**
 * A compiled message. If it contains only text and `{name}`, it is a string; otherwise it is a list, so that pages need
 * no parser.
 */
export type Compiled = string | readonly Part[]

/**
 * Text; `0` for the `#` of a plural; `[name]` for a plain value; `[name, style]` for a value that is formatted as a
 * number, a date or a time; `[name, cases]` for a choice by word; `[name, cases, offset]` for a choice by number, with
 * a fourth entry if it is ordinal.
 */
export type Part =
  | string
  | 0
  | readonly [name: string, style?: ValueStyle]
  | readonly [name: string, cases: Cases, offset?: number, ordinal?: 1]

/** The message for each keyword, or `=` and a number. */
export type Cases = { readonly [key: string]: Compiled }

/** The format of a value, as in `{price, number}`: the type, then a space and its style if it has one. */
export type ValueStyle = string
