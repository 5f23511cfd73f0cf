/**
 * A compiled message. If it is only text and `{name}`, it stays text; anything else is a list, so that pages need no
 * parser.
 */
export type Compiled = string | readonly Part[]

/**
 * Text; `0` for the `#` of a plural; `[name]` for a value as it is; `[name, style]` for one that is written as a
 * number, a date or a time; `[name, cases]` for a choice by word; `[name, cases, offset]` for one by number, with a
 * fourth entry where it is ordinal.
 */
export type Part =
  | string
  | 0
  | readonly [name: string, style?: ValueStyle]
  | readonly [name: string, cases: Cases, offset?: number, ordinal?: 1]

/** The message for each keyword, or `=` and a number. */
export type Cases = { readonly [key: string]: Compiled }

/** How `{price, number}` and the like write a value: the type, then a space and its style if it has one. */
export type ValueStyle = string
