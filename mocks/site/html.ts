/** Markup that is safe to stand in a page as it is. */
export class Html {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text
  }
}

/** What may stand in a template. Text is escaped, lists are joined, `null`, `undefined` and `false` leave nothing. */
export type Piece = Html | string | number | false | null | undefined | readonly Piece[]

/** The values of an element's attributes: `true` writes the bare name; `null`, `undefined` and `false` write nothing. */
export interface Attributes {
  readonly [name: string]: string | number | boolean | null | undefined
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for an element's content and for a quoted attribute. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** A template whose values are escaped, unless they are markup already. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(strings.map((string, index) => string + textOf(pieces[index])).join(''))
}

/** Takes text for markup. Only for what the site itself has written. */
export function raw(text: string): Html {
  return new Html(text)
}

/** Writes attributes, each with a space before it. */
export function attributes(values: Attributes): Html {
  const written = Object.entries(values).map(([name, value]) => attribute(name, value))
  return new Html(written.join(''))
}

/** JSON for the inside of a script element: nothing in it can end the element. */
export function scriptJson(value: unknown): Html {
  const unsafe = /[<>&\u2028\u2029]/g
  const text = JSON.stringify(value).replace(unsafe, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
  return new Html(text)
}

function attribute(name: string, value: Attributes[string]): string {
  if (value === null || value === undefined || value === false) return ''
  if (value === true) return ` ${name}`
  return ` ${name}="${escapeText(String(value))}"`
}

function textOf(piece: Piece): string {
  if (piece === null || piece === undefined || piece === false) return ''
  if (piece instanceof Html) return piece.text
  if (Array.isArray(piece)) return piece.map(textOf).join('')
  return escapeText(String(piece))
}
