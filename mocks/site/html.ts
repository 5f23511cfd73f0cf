/** Markup that is inserted without escaping. */
export class Html {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text
  }
}

/** A value in a template. Text is escaped, lists are joined; `null`, `undefined` and `false` render nothing. */
export type Piece = Html | string | number | false | null | undefined | readonly Piece[]

/** An element's attributes: `true` renders the bare name; `null`, `undefined` and `false` render nothing. */
export interface Attributes {
  readonly [name: string]: string | number | boolean | null | undefined
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for element content and quoted attributes. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** A template tag that escapes values, except those that are `Html`. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(strings.map((string, index) => string + textOf(pieces[index])).join(''))
}

/** Marks text as markup without escaping it. Only for markup written by the site itself. */
export function raw(text: string): Html {
  return new Html(text)
}

/** Renders attributes, each after a space. */
export function attributes(values: Attributes): Html {
  const written = Object.entries(values).map(([name, value]) => attribute(name, value))
  return new Html(written.join(''))
}

/** JSON for a script element, escaped so that nothing in it can close the element. */
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
