/**
 * A message as the build leaves it. One that only has text and `{name}` stays text; anything else becomes a list, so that
 * pages carry no parser.
 */
export type Compiled = string | readonly Part[]

/**
 * Text; `0` for the `#` of a plural; `[name]` for a value as it is; `[name, style]` for one that is written as a number, a
 * date or a time; `[name, cases]` for a choice by word; `[name, cases, offset]` for one by number, with a fourth entry
 * where it is ordinal.
 */
export type Part =
  | string
  | 0
  | readonly [name: string, style?: ValueStyle]
  | readonly [name: string, cases: Cases, offset?: number, ordinal?: 1]

/** What follows a keyword, or `=` and a number. */
export type Cases = { readonly [key: string]: Compiled }

/** How `{price, number}` and its kind write a value: the type, and its style behind a blank. */
export type ValueStyle = string
