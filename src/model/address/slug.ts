import type { textFilters } from '../enumerations/choices'

/** The name of a text filter (B3 Other). */
export type TextFilter = (typeof textFilters)[number]

const apostrophes = /['‘’]/g
const ignorable = /\p{Default_Ignorable_Code_Point}/gu // joiners, direction marks, variation selectors
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{Mn}\p{Mc}]*/gu

/**
 * Applies a text filter (B3 Other: url-slug and url-slug-with-slash, whose effect is not specified). A slug is
 * lower-case words of letters and digits of any script with single hyphens between them; the second filter keeps single
 * slashes between slugs. Takes any text, never throws. Filtering the result changes nothing. It may be empty.
 */
export function filterText(filter: TextFilter, text: string): string {
  if (filter === 'url-slug') return slug(text)
  return text
    .split('/')
    .map(slug)
    .filter((part) => part !== '')
    .join('/')
}

/** A text as one segment of a path: `Don’t Panic!` becomes `dont-panic`. */
export function slug(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase().replace(apostrophes, '').replace(ignorable, '')
  return (plain.normalize('NFC').match(word) ?? []).join('-')
}
