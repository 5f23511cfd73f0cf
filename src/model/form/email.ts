import { format } from '../../language/format'
import { examples, messages } from '../messages'

/** The rule for an address: that of the specification or of the HTML standard (docs/decisions.md#24). */
export type EmailPolicy = 'specification' | 'standard'

const maxLength = 256 // A5, B9 Email: 3 to 256 characters; the shortest address that passes the rule below has 6
const standardMaxLength = 254 // RFC 5321: the longest path a mail server accepts
const longestLocalPart = 64 // RFC 5321

// A5: a local part of letters, digits and symbols, an at sign, dotted domain labels, a final label of 2 to 4 letters or
// digits.
const specificationRule = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d-]+\.)+[a-z\d]{2,4}$/i

// The HTML standard's rule, plus a required dot and international names. A label neither begins nor ends with a hyphen.
const localPart = /^[\w.!#$%&'*+/=?^`{|}~-]+$/
const label = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u

/**
 * Whether a text is an e-mail address by the given policy (A5, docs/decisions.md#24). Surrounding spaces are ignored,
 * because keyboards add them. Takes any text, never throws, in time linear in its length.
 */
export function isEmail(text: string, policy: EmailPolicy = 'specification'): boolean {
  const address = text.trim()
  return policy === 'standard' ? meetsStandard(address) : meetsSpecification(address)
}

/**
 * The error message for an address, or `null` if it is valid: the expected format, or, for an empty text, a request to
 * enter one (A5, B5 Shared interface strings). Form fields have their own messages.
 */
export function checkEmail(text: string, policy: EmailPolicy = 'specification'): string | null {
  if (isEmail(text, policy)) return null
  return text.trim() === '' ? messages.emailNeeded : format(messages.emailFormat, { email: examples.email })
}

function meetsSpecification(address: string): boolean {
  return address.length <= maxLength && specificationRule.test(address)
}

function meetsStandard(address: string): boolean {
  if (address.length > standardMaxLength) return false
  const at = address.lastIndexOf('@')
  const local = address.slice(0, Math.max(at, 0))
  if (local.length > longestLocalPart || !localPart.test(local)) return false
  const labels = address.slice(at + 1).split('.')
  return labels.length > 1 && labels.every((part) => label.test(part))
}
