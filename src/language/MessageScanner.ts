import { MessageSyntaxError } from '../errors/MessageSyntaxError'

/** A name, a keyword or a key. */
export const word = /[^\p{Pattern_White_Space}\p{Pattern_Syntax}]+/uy
const blanks = /\p{Pattern_White_Space}*/uy

/** Reads a text from its start to its end, and says what it expected where something else is found. */
export class MessageScanner {
  readonly source: string
  /** The place that is read next. */
  at = 0

  constructor(source: string) {
    this.source = source
  }

  /** The next character, empty at the end. */
  peek(): string {
    return this.source[this.at] ?? ''
  }

  /** Takes the next character. */
  next(): string {
    return this.source[this.at++] ?? ''
  }

  /** Takes what a sticky pattern matches here; empty for nothing. */
  take(pattern: RegExp): string {
    pattern.lastIndex = this.at
    const [found = ''] = pattern.exec(this.source) ?? []
    this.at += found.length
    return found
  }

  /** Takes a character if it comes next; returns whether it did. */
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

  /** Throws a `MessageSyntaxError`: what was expected at a place, and what was found there. */
  fail(expected: string, at = this.at): never {
    word.lastIndex = at
    const [token = this.source.slice(at, at + 1)] = word.exec(this.source) ?? []
    throw new MessageSyntaxError(this.source, at, expected, token ? quote(shorten(token)) : 'end of input')
  }
}

/** Names a token in an error. */
export function quote(token: string): string {
  return JSON.stringify(token)
}

function shorten(token: string): string {
  return token.length > 40 ? `${token.slice(0, 40)}…` : token
}
