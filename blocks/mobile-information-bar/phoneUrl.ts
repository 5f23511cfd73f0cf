// The telephone key for each letter of the alphabet.
const keys = '22233344455566677778889999'
const fewestDigits = 7
const digits = /\+?[\d(][\d\s()./\u2010-\u2015-]*/g
/** Digits and words: `1-800-SKERRY`, `0800 SKERRY`. Lower-case words only after a hyphen. */
const vanity =
  /\+?(?:[\s()./\u2010-\u2015-]*\d){3,}[\s().\u2010-\u2015-]+(?:(?<=[\u2010-\u2015-])[a-z]{3,}|[A-Z]{2,})(?:[\s.\u2010-\u2015-][A-Z]{2,})*(?![a-z])/
/** A short number, such as that of an emergency service, preceded only by text. */
const short = /^\D*(\d[\d\s-]+\d)\s*$/
/** What follows seven or more digits: alternative last digits, a remark in brackets, or another number after a dash. */
const rest = /(?<=(?:\d\D*){7})(?:[/(]|\s[\u2010-\u2015-]\s+(?=\D*(?:\d\D*){7})).*/s

/**
 * The link that dials a number as an owner writes it: `(0117) 932 5080`, `+44 (0)117 932 5080`, `1-800-SKERRY`. Uses
 * the first number in the text, and one with fewer than seven digits only if there is no other. Anything after the
 * number, such as an extension or another number, is left out. `null` if there is no number.
 */
export function phoneUrl(text: string): string | null {
  const numbers = (text.match(digits) ?? []).map((one) => dialled(one.replace(rest, '')))
  const number = numbers.find(isWhole) ?? [dialled(vanity.exec(text)?.[0] ?? '')].find(isWhole)
  const url = number ?? dialled(short.exec(text)?.[1] ?? '')
  return url && `tel:${url}`
}

/** The digits of a number, with the plus sign before a country code; null if it has no digits. */
function dialled(number: string): string | null {
  const written = number.startsWith('+') ? number.replace(/\(0\)/, '') : number
  const plain = written.toLowerCase().replace(/[a-z]/g, (letter) => keys[letter.charCodeAt(0) - 97] ?? '')
  return plain.replace(/[^\d+]/g, '') || null
}

function isWhole(number: string | null): number is string {
  return number !== null && number.replace('+', '').length >= fewestDigits
}
