import { MessageSyntaxError } from '../errors/MessageSyntaxError'
import { endOfInput } from './messages'

/** A name, a keyword or a key. */
export const word = /[^\p{Pattern_White_Space}\p{Pattern_Syntax}]+/uy
const blanks = /\p{Pattern_White_Space}*/uy

/** Reads a text from start to end, and throws an error that says what was expected. */
export class MessageScanner {
  readonly source: string
  /** The current position. */
  at = 0

  constructor(source: string) {
    this.source = source
  }

  /** The next character, empty at the end. */
  peek(): string {
    return this.source[this.at] ?? ''
  }

  /** Consumes the next character. */
  next(): string {
    return this.source[this.at++] ?? ''
  }

  /** Consumes the match of a sticky pattern at the current position; empty if there is none. */
  take(pattern: RegExp): string {
    pattern.lastIndex = this.at
    const [found = ''] = pattern.exec(this.source) ?? []
    this.at += found.length
    return found
  }

  /** Consumes a character if it is next. Returns whether it was. */
  takeIf(character: string): boolean {
    const isNext = this.peek() === character
    if (isNext) this.at++
    return isNext
  }

  skipBlanks(): void {
    this.take(blanks)
  }

  expect(character: string, expected = quote(character)): void {
    if (!this.takeIf(character)) this.fail(expected)
  }

  /** Throws a `MessageSyntaxError` that says what was expected and what was found. */
  fail(expected: string, at = this.at): never {
    word.lastIndex = at
    const [token = this.source.slice(at, at + 1)] = word.exec(this.source) ?? []
    throw new MessageSyntaxError(this.source, at, expected, token ? quote(shorten(token)) : endOfInput)
  }
}

/** Quotes a token for an error. */
export function quote(token: string): string {
  return JSON.stringify(token)
}

function shorten(token: string): string {
  return token.length > 40 ? `${token.slice(0, 40)}…` : token
}
