import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { replaceWords } from '../../../src/language/catalogue'
import { checkFileSize, formatFileSize } from '../../../src/model/file/fileSize'
import { anyText, hugeTexts } from '../../support/vectors'

const limits = [1, 2, 5, 10, 20, 25, 50, 100, 160, 250, 300, 500, 1000, 0.5, 0.1, 1.5, 2.25]

/** Size in bytes and limit in megabytes of 1,000,000 bytes: allowed or not. */
const verdicts: (readonly [size: number, megabytes: number, isAllowed: boolean])[] = limits.flatMap((megabytes) => {
  const most = Math.round(megabytes * 1_000_000)
  return [
    ...[0, 1, 1023, 1024, 50_000, most / 2, most - 1, most].map((size) => [size, megabytes, true] as const),
    ...[most + 1, most + 1024, Math.round(megabytes * 1_048_576), most * 2, 1e12, Number.MAX_SAFE_INTEGER].map(
      (size) => [size, megabytes, false] as const,
    ),
    ...[Number.POSITIVE_INFINITY, Number.NaN].map((size) => [size, megabytes, false] as const),
  ]
})

/** No limit. */
const unlimited: typeof verdicts = [0, -1, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY].flatMap(
  (none) => [0, 1, 1_000_000, 1e15, Number.POSITIVE_INFINITY].map((size) => [size, none, true] as const),
)

const units = ['B', 'KB', 'MB', 'GB', 'TB']

/** How many of a unit, in tenths, and how that is written. */
const written: readonly (readonly [tenths: number, text: string])[] = [
  ...Array.from({ length: 20 }, (_, index) => [10 * (index + 1), `${index + 1}`] as const),
  ...Array.from({ length: 9 }, (_, index) => [11 + index, `1.${index + 1}`] as const),
  [25, '2.5'],
  [105, '10.5'],
  [999, '99.9'],
  [1000, '100'],
  [5125, '512.5'],
  [10_000, '1000'],
  [10_230, '1023'],
  [10_235, '1023.5'],
]

const sizes: (readonly [size: number, text: string])[] = [
  ...Array.from({ length: 32 }, (_, index) => [index, `${index} B`] as const),
  ...Array.from({ length: 64 }, (_, index) => [index * 16, `${index * 16} B`] as const),
  ...[100, 999, 1000, 1001, 1023].map((size) => [size, `${size} B`] as const),
  ...units
    .slice(1)
    .flatMap((unit, index) =>
      written.map(([tenths, text]) => [(tenths / 10) * 1024 ** (index + 1), `${text} ${unit}`] as const),
    ),
  // Where the decimal rounds up to the next unit.
  [1024 * 1024 - 1, '1 MB'],
  [1024 * 1023.96, '1 MB'],
  [1024 * 1023.94, '1023.9 KB'],
  [1024 ** 3 - 1, '1 GB'],
  [1024 ** 4 - 1, '1 TB'],
  [1_000_000, '976.6 KB'],
  [20_000_000, '19.1 MB'],
  [20 * 1_048_576, '20 MB'],
  [1025, '1 KB'],
  [1075, '1 KB'],
  [1076, '1.1 KB'],
  [1024 ** 5, '1024 TB'],
  [5 * 1024 ** 5, '5120 TB'],
  [-1, '0 B'],
  [-1024, '0 B'],
  [Number.NaN, '0 B'],
  [Number.POSITIVE_INFINITY, '0 B'],
  [Number.NEGATIVE_INFINITY, '0 B'],
]

describe('file sizes (A5, A9, B8)', () => {
  it('are tested with more than 400 sizes', () => {
    const distinct = new Set([...verdicts, ...unlimited, ...sizes].map((vector) => vector.slice(0, -1).join(' ')))
    expect(distinct.size).toBeGreaterThan(400)
  })

  it('are compared with limits in megabytes of 1,000,000 bytes', () => {
    const isAllowed = (size: number, megabytes: number) => checkFileSize('a.jpg', size, megabytes) === null
    expect(verdicts.map(([size, most]) => [size, most, isAllowed(size, most)])).toEqual(verdicts)
    expect(unlimited.map(([size, most]) => [size, most, isAllowed(size, most)])).toEqual(unlimited)
  })

  it('are formatted in steps of 1024 (decision 36)', () => {
    expect(sizes.map(([size]) => [size, formatFileSize(size)])).toEqual(sizes)
  })

  it('are formatted in the page’s language', () => {
    replaceWords('de')
    expect(formatFileSize(1536)).toBe('1,5 KB')
    replaceWords('en')
  })

  it('are rejected with the file’s name and the configured limit', () => {
    expect(checkFileSize('photo.jpg', 20_000_001, 20)).toBe(
      'The file photo.jpg is too large. The maximum allowed file size is 20 MB.',
    )
    expect(checkFileSize('$& {maxSize}.jpg', 600_000, 0.5)).toBe(
      'The file $& {maxSize}.jpg is too large. The maximum allowed file size is 0.5 MB.',
    )
  })

  it('are rejected with the exact name of any file', () => {
    const around = ['The file ', ' is too large. The maximum allowed file size is 1 MB.']
    fc.assert(
      fc.property(anyText, (name) => {
        expect(checkFileSize(name, 1_000_001, 1)).toBe(around.join(name))
      }),
    )
    for (const name of hugeTexts) expect(checkFileSize(name, 1_000_001, 1)).toBe(around.join(name))
  })

  it('are accepted up to a limit and rejected above it', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(1e9), fc.integer({ min: 1, max: 1000 }), (one, other, megabytes) => {
        const [less, more] = one < other ? [one, other] : [other, one]
        if (checkFileSize('', more, megabytes) === null) expect(checkFileSize('', less, megabytes)).toBeNull()
      }),
    )
  })

  it('are formatted for any number, below 1024 of the unit and with at most one decimal', () => {
    fc.assert(
      fc.property(fc.double({ max: 1024 ** 5 - 1024 ** 4 }), (size) => {
        const [, number = ''] = /^(\d{1,4}(?:\.\d)?) (?:B|KB|MB|GB|TB)$/.exec(formatFileSize(size)) ?? []
        expect(number).not.toBe('')
        expect(Number(number)).toBeLessThan(1024)
      }),
    )
  })
})
