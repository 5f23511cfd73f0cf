/** The style of a number: plain, percent or per mille. */
export type NumberStyle = 'decimal' | 'percent' | 'permille'

interface Pattern {
  readonly matches: RegExp
  readonly digits: readonly string[]
}

const exponents: { readonly [style in NumberStyle]: number } = { decimal: 0, percent: -2, permille: -3 }

const bidiMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** Characters that people type instead of the locale's. */
const alike = ['\u0020\u00a0\u202f\u2009', '-\u2010\u2011\u2012\u2013\u2212', "'\u2019"]
const perMille: { readonly [percent: string]: string } = { '%': '‰', '٪': '؉' }

/**
 * Parses a number that a person typed. The whole text must match the locale's pattern, with its decimal and grouping
 * separators, its digits and the position of its minus sign; anything else is `NaN` (B5 Number parsing). Percent
 * divides by 100, per mille by 1,000; with `style`, only numbers in that style are accepted. All kinds of spaces are
 * equal, and so are minus signs; direction marks are ignored. Takes any text, in time linear in its length. Throws a
 * `RangeError` if `locale` is not a language tag.
 */
export function parseNumber(text: string, locale: string, style?: NumberStyle): number {
  const clean = text.replace(bidiMarks, '')
  for (const one of style ? [style] : (['decimal', 'percent', 'permille'] as const)) {
    const { matches, digits } = patternOf(locale, one)
    const { minus, suffixMinus, whole, fraction } = matches.exec(clean)?.groups ?? {}
    const plain = (part = '') =>
      [...part]
        .map((digit) => digits.indexOf(digit))
        .filter((digit) => digit >= 0)
        .join('')
    const figures = `${plain(whole)}.${plain(fraction)}`
    if (figures === '.') continue
    const value = Number(`${minus || suffixMinus ? '-' : ''}${figures}e${exponents[one]}`)
    return Number.isFinite(value) ? value : Number.NaN
  }
  return Number.NaN
}

/** Formats a number for the locale, also in per mille, which `Intl` does not support. */
export function formatNumber(value: number, locale: string, style: NumberStyle = 'decimal'): string {
  if (style !== 'permille') return new Intl.NumberFormat(locale, { style, maximumFractionDigits: 20 }).format(value)
  // Rounded, so that 0.0011 is 1.1 and not 1.1000000000000001.
  const tenfold = Number(`${value}e1`) || value * 10
  const parts = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 20 }).formatToParts(tenfold)
  return parts.map(({ type, value: text }) => (type === 'percentSign' ? perMilleOf(text) : text)).join('')
}

const patterns = new Map<string, Pattern>()

function patternOf(locale: string, style: NumberStyle): Pattern {
  const key = `${locale} ${style}`
  const pattern = patterns.get(key) ?? readPattern(locale, style)
  patterns.set(key, pattern)
  return pattern
}

/** Derives the pattern of a locale from how `Intl` formats a number with many digits. */
function readPattern(locale: string, style: NumberStyle): Pattern {
  const options = { style: style === 'permille' ? 'percent' : style, minimumFractionDigits: 1 } as const
  const sample = new Intl.NumberFormat(locale, options).formatToParts(-12345678901.5)
  const plain = new Intl.NumberFormat(locale, { useGrouping: false })
  const digits = [...Array(10).keys()].map((digit) => plain.format(digit))
  const ofType = (type: string) => sample.find((part) => part.type === type)?.value ?? ''
  const groups = sample.filter(({ type }) => type === 'integer').map(({ value }) => Array.from(value).length)
  const isNumber = ({ type }: Intl.NumberFormatPart) => ['integer', 'group', 'decimal', 'fraction'].includes(type)
  const first = sample.findIndex(isNumber)
  const last = sample.findLastIndex(isNumber)
  const affix = (parts: readonly Intl.NumberFormatPart[], name: string) =>
    parts
      .map(({ type, value }) => {
        if (type === 'minusSign') return `(?<${name}>${literal(value)})?`
        return literal(type === 'percentSign' && style === 'permille' ? perMilleOf(value) : value)
      })
      .join('')

  const digit = `[${digits.join('')}]`
  const [primary = 0, secondary = primary] = [groups.at(-1), groups.at(-2)]
  const group = literal(ofType('group'))
  const grouped =
    groups.length > 1 ? `${digit}{1,${secondary}}(?:${group}${digit}{${secondary}})*${group}${digit}{${primary}}|` : ''
  const number = `(?<whole>${grouped}${digit}+)?(?:${literal(ofType('decimal') || '.')}(?<fraction>${digit}*))?`
  const before = affix(sample.slice(0, first), 'minus')
  const after = affix(sample.slice(last + 1), 'suffixMinus')
  return { matches: new RegExp(`^${before}${number}${after}$`, 'u'), digits }
}

function perMilleOf(percentSign: string): string {
  return percentSign.replace(/[%٪]/, (sign) => perMille[sign] ?? sign)
}

/**
 * A text as part of a regular expression, without direction marks, that also matches the characters people type
 * instead.
 */
function literal(text: string): string {
  return [...text.replace(bidiMarks, '')]
    .map((one) => {
      const others = alike.find((list) => list.includes(one))
      return others ? `[${others.replace('-', '\\-')}]` : one.replace(/[.*+?^${}()|[\]\\/]/, '\\$&')
    })
    .join('')
}
