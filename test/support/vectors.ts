import fc from 'fast-check'
import { expect } from 'vitest'

/** A text and what the specification says of it. */
export type Vector<Expected> = readonly [text: string, expected: Expected]

/** Gives every text to a rule and shows those that it judges otherwise than the vector says. */
export function expectVerdicts<Expected>(vectors: readonly Vector<Expected>[], rule: (text: string) => Expected): void {
  expect(vectors.length).toBeGreaterThan(0)
  expect(vectors.map(([text]) => [text, rule(text)])).toEqual(vectors)
}

/** The same verdict on many texts. */
export function all<Expected>(expected: Expected, texts: readonly string[]): Vector<Expected>[] {
  return texts.map((text) => [text, expected])
}

/** How many different texts there are in several tables. */
export function countTexts(...tables: readonly (readonly (readonly [string, ...unknown[]])[])[]): number {
  return new Set(tables.flat().map(([text]) => text)).size
}

/** Every text of `first` with every one of `second`. */
export function pairs(first: readonly string[], second: readonly string[]): string[] {
  return first.flatMap((start) => second.map((end) => start + end))
}

const awkward = [
  ...['\u0000', '\u0007', '\t', '\n', '\r', '\u001b', '\u007f', '\u0085', ' ', '\u00a0', '\u2028', '\u3000', '\ufeff'],
  ...['\u200b', '\u200d', '\u200e', '\u202e', '\u2066', '\ufe0f', '\ud800', '\udc00', '😀', '👩‍👩‍👧', '🇦🇹', '1️⃣'],
  ...['שלום', 'مرحبا', '日本', 'हिन्दी', 'e\u0301', 'é', 'İ', 'ẞ', 'Σ', 'ﬁ', '½', 'Ａ', '‘', '’', '…'],
  ...[
    '/',
    '//',
    '\\',
    '#',
    '?',
    '%',
    '%y',
    '%q',
    '@',
    '.',
    ':',
    '-',
    '--',
    '+',
    '_',
    '~',
    '{',
    '}',
    '{val}',
    '$&',
    '*',
  ],
  ...[
    'http',
    'https://',
    'mailto:',
    'tel:',
    'javascript:',
    '/pages/',
    '/s/',
    'a',
    'Z',
    '0',
    '9',
    '.jpg',
    'image/',
    ',',
  ],
]

/** Any text: of any code units, and of what rules trip over: protocols, emoji, controls, right-to-left text. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...awkward), maxLength: 30 }),
)

const repeated = [
  ...[
    '\u0000',
    '\n',
    ' ',
    '\u200d',
    '\ud800',
    '😀',
    '👩‍👩‍👧',
    '1️⃣',
    'שלום ',
    'e\u0301',
    'İ',
    'Σ',
    '½',
    '’',
    '/',
    '#',
    '%',
    '%y',
    '%q',
    '@',
  ],
  ...['.', '-', '0', 'a', 'a.', 'a-', 'a@', '@a.', ' a', '- ', '-/', '- /', 'ab c,', '{val}'],
]

/** Texts of 100,000 characters and more, each something repeated that a backtracking rule would not survive. */
export const hugeTexts: readonly string[] = repeated
  .map((part) => part.repeat(Math.ceil(100_000 / part.length)))
  .flatMap((text) => [text, `mailto:a@${text}!`])
