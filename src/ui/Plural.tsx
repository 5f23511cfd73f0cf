import { pageLocale } from '../browser/pageLocale'
import { settings } from '../browser/settings'
import { noChildren } from '../language/messages'
import { choosePlural } from '../language/plural'
import { checkPluralKeys } from '../language/pluralKeys'

interface PluralProps<Form> {
  readonly value: number
  /** The text for each plural category of the locale, and for exact numbers: `{ '=0': …, one: …, other: … }`. */
  readonly forms: { readonly other: Form; readonly [key: string]: Form }
  /** A language tag. Default: the page's. */
  readonly locale?: string
  readonly isOrdinal?: boolean
  readonly children?: never
}

/**
 * Renders the form that the rules of the locale choose for a number (B5 Number parsing). Throws a `TypeError` if it has
 * children, and a `RangeError` that names a key that is neither valid for the locale nor an explicit `=N`.
 */
export function Plural<Form>({
  value,
  forms,
  locale = pageLocale(settings().locale),
  isOrdinal = false,
  children,
}: PluralProps<Form>): Form | undefined {
  if (children !== undefined) throw new TypeError(noChildren)
  checkPluralKeys(Object.keys(forms), locale, isOrdinal)
  return choosePlural(forms, value, locale, 0, isOrdinal)
}
