import type { ReactNode } from 'react'
import { wordsLocale } from '../language/catalogue'
import { checkPluralKeys, choosePlural } from '../language/plural'

interface PluralProps {
  readonly value: number
  /** What stands for each category of the locale and for exact numbers: `{ '=0': …, one: …, other: … }`. */
  readonly forms: { readonly other: ReactNode; readonly [key: string]: ReactNode }
  /** A tag; the locale of the page's words where it is left out. */
  readonly locale?: string
  readonly isOrdinal?: boolean
  readonly children?: never
}

const noChildren = 'Plural takes no children. Give it forms: { one: …, other: … }.'

/**
 * The form that the rules of the locale choose for a number (B5 Number parsing). Rejects children with a `TypeError`; throws
 * a `RangeError` that names a key which is neither valid for the locale nor an explicit `=N`.
 */
export function Plural({ value, forms, locale = wordsLocale(), isOrdinal = false, children }: PluralProps): ReactNode {
  if (children !== undefined) throw new TypeError(noChildren)
  checkPluralKeys(Object.keys(forms), locale, isOrdinal)
  return choosePlural(forms, value, locale, 0, isOrdinal)
}
