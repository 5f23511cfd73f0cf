import type { MockState } from './MockState'

const hex = '0123456789abcdef'
const base64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The next number of the state's sequence, from 0 to below 1 (mulberry32, because its state is a single integer). */
export function nextRandom(state: MockState): number {
  state.seed = (state.seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(state.seed ^ (state.seed >>> 15), 1 | state.seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

/** A new id of 24 hex digits, as on the platform. */
export function nextId(state: MockState): string {
  return nextLetters(state, hex, 24)
}

/** A token of `length` base64 letters, a multiple of 4. */
export function nextToken(state: MockState, length: number): string {
  return nextLetters(state, base64, length)
}

function nextLetters(state: MockState, alphabet: string, length: number): string {
  let letters = ''
  for (let i = 0; i < length; i++) letters += alphabet[Math.floor(nextRandom(state) * alphabet.length)]
  return letters
}
