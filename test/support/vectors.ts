import fc from 'fast-check'
import { expect } from 'vitest'

/** A text and the result that the specification requires. */
export type Vector<Expected> = readonly [text: string, expected: Expected]

/** Applies a rule to every text and fails with those whose result differs from the vector. */
export function expectVerdicts<Expected>(vectors: readonly Vector<Expected>[], rule: (text: string) => Expected): void {
  expect(vectors.length).toBeGreaterThan(0)
  expect(vectors.map(([text]) => [text, rule(text)])).toEqual(vectors)
}

/** Vectors with the same expected result for many texts. */
export function all<Expected>(expected: Expected, texts: readonly string[]): Vector<Expected>[] {
  return texts.map((text) => [text, expected])
}

/** The number of different texts in several tables. */
export function countTexts(...tables: readonly (readonly (readonly [string, ...unknown[]])[])[]): number {
  return new Set(tables.flat().map(([text]) => text)).size
}

/** Every text of `first` combined with every text of `second`. */
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

/** Arbitrary text: any code units, and difficult parts: protocols, emoji, control characters, right-to-left text. */
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

/** Texts of 100,000 characters and more, repetitive so that a backtracking rule would hang. */
export const hugeTexts: readonly string[] = repeated
  .map((part) => part.repeat(Math.ceil(100_000 / part.length)))
  .flatMap((text) => [text, `mailto:a@${text}!`])
