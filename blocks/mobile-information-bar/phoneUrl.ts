// Each letter of the alphabet by its key on a telephone.
const keys = '22233344455566677778889999'
const fewestDigits = 7
const digits = /\+?[\d(][\d\s()./\u2010-\u2015-]*/g
/** Digits and words: `1-800-SKERRY`, `0800 SKERRY`. Words in small letters only after a hyphen. */
const vanity =
  /\+?(?:[\s()./\u2010-\u2015-]*\d){3,}[\s().\u2010-\u2015-]+(?:(?<=[\u2010-\u2015-])[a-z]{3,}|[A-Z]{2,})(?:[\s.\u2010-\u2015-][A-Z]{2,})*(?![a-z])/
/** A short number, such as that of an emergency service, with nothing but words before it. */
const short = /^\D*(\d[\d\s-]+\d)\s*$/
/** Behind seven digits or more: other last digits, a remark in brackets, or another number after a dash. */
const rest = /(?<=(?:\d\D*){7})(?:[/(]|\s[\u2010-\u2015-]\s+(?=\D*(?:\d\D*){7})).*/s

/**
 * The link that dials a number as an owner writes it: `(0117) 932 5080`, `+44 (0)117 932 5080`, `1-800-SKERRY`. The
 * first number of a text counts, and fewer than seven digits only if there is nothing else. What follows the number,
 * such as an extension or another number, is left out. `null` if there is no number.
 */
export function phoneUrl(text: string): string | null {
  const numbers = (text.match(digits) ?? []).map((one) => dialled(one.replace(rest, '')))
  const number = numbers.find(isWhole) ?? [dialled(vanity.exec(text)?.[0] ?? '')].find(isWhole)
  const url = number ?? dialled(short.exec(text)?.[1] ?? '')
  return url && `tel:${url}`
}

/** The digits of a number, with the plus sign of a country; null if it has none. */
function dialled(number: string): string | null {
  const written = number.startsWith('+') ? number.replace(/\(0\)/, '') : number
  const plain = written.toLowerCase().replace(/[a-z]/g, (letter) => keys[letter.charCodeAt(0) - 97] ?? '')
  return plain.replace(/[^\d+]/g, '') || null
}

function isWhole(number: string | null): number is string {
  return number !== null && number.replace('+', '').length >= fewestDigits
}
