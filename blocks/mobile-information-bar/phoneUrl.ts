// Each letter of the alphabet by its key on a telephone.
const keys = '22233344455566677778889999'
const fewestDigits = 3 // emergency and service numbers
/** Behind seven digits or more: other last digits, a remark in brackets, or another number after a dash. */
const rest = /(?<=(?:\d\D*){7})(?:[/(]|\s[–-]\s+(?=\D*(?:\d\D*){7})).*/s

/**
 * The link that dials a number as an owner writes it: `(0117) 932 5080`, `+44 (0)117 932 5080`, `1-800-SKERRY`. What
 * follows the number, such as an extension or another number, is left out. `null` if there is no number.
 */
export function phoneUrl(text: string): string | null {
  const [number = ''] = /\+?[\d(][\d\s()./–-]*(?:(?<=-)[a-z]{3,}\b)?/i.exec(text) ?? []
  const first = number.replace(rest, '')
  const dialled = first.startsWith('+') ? first.replace(/\(0\)/, '') : first
  const digits = dialled.toLowerCase().replace(/[a-z]/g, (letter) => keys[letter.charCodeAt(0) - 97] ?? '')
  const url = digits.replace(/[^\d+]/g, '')
  return url.replace('+', '').length < fewestDigits ? null : `tel:${url}`
}
