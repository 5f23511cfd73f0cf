import { SkerryError } from './SkerryError'

/** A message cannot be parsed. Says what was expected and what was found (B8 Console and runtime messages). */
export class MessageSyntaxError extends SkerryError {
  override readonly name = 'MessageSyntaxError'
  /** What was expected, in words or as quoted tokens. */
  readonly expected: string
  /** What was found instead: a quoted token, or `end of input`. */
  readonly found: string
  /** The position, in UTF-16 units from 0. */
  readonly position: number

  constructor(source: string, position: number, expected: string, found: string) {
    const before = source.slice(0, position).split('\n')
    const column = (before.at(-1)?.length ?? 0) + 1
    super(`Expected ${expected} but found ${found} (line ${before.length}, column ${column}).`)
    this.expected = expected
    this.found = found
    this.position = position
  }
}
