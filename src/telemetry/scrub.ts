import { crumbField } from '../data/crumb'

const removed = '[removed]'
const maxDepth = 8 // deeper data is a mistake and would take too long
// The last are the platform's names for what visitors write about themselves: a form without its code is sent by GET.
const secretName =
  '(?:[\\w-]{0,40}(?:crumb|token|password|passwd|secret|signature|session|apikey|csrf|xsrf|auth(?!ors?(?![a-z])))[\\w-]{0,40}|email|code|key|pwd|[fl]name|phone(?:-\\d)?|address2?|zipcode)'
// A name, an equals sign (possibly encoded), and everything up to the end of a value in a URL or in prose. The request of
// a review has its token in the path.
const secretPair = new RegExp(`((?:[?&#;\\s]|%26|%3F|^)${secretName}(?:=|%3D)|/review-requests/)[^&#\\s"'<>)]*`, 'gi')
const secretKey = new RegExp(`^${secretName}$`, 'i')
const userInfo = /(\/\/)[^/?#\s@]+@/g
// In any script: in a URL, what is not ASCII is encoded, and in a URL within another one twice.
const letter = '(?:[^\\s"&\'(),/:;<=>?#@[\\]%]|%(?:25)*(?:2B|[89a-f]))'
const emailAddress = new RegExp(`${letter}{1,64}(?:@|%(?:25)*40)${letter}{1,250}\\.${letter}+`, 'gi')
const longNumber = /\b\d(?:[ -]?\d){12,18}\b/g

/**
 * Removes secrets from a text: tokens, passwords and keys in URLs, e-mail addresses, card numbers, and the crumb itself
 * wherever it occurs (docs/decisions.md#4: never into a log).
 */
export function scrubText(text: string): string {
  return clean(text, currentCrumb())
}

/**
 * A scrubbed copy for JSON: values with secret names are removed, and text is passed through `scrubText`. Values that
 * JSON does not support (a cycle, a function, an element) become text. Never throws.
 */
export function scrubData(value: unknown): unknown {
  return copy(value, currentCrumb(), 0)
}

function copy(value: unknown, crumb: string, depth: number): unknown {
  if (typeof value === 'string') return clean(value, crumb)
  if (typeof value !== 'object' || value === null) return isJson(value) ? value : clean(String(value), crumb)
  if (depth === maxDepth) return removed
  try {
    if (Array.isArray(value)) return value.map((item) => copy(item, crumb, depth + 1))
    // Some objects become something else in JSON: a date becomes text, an account its fields.
    if ('toJSON' in value) return copy(JSON.parse(JSON.stringify(value)), crumb, depth + 1)
    if (!isPlain(value)) return clean(String(value), crumb)
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, secretKey.test(key) ? removed : copy(item, crumb, depth + 1)]),
    )
  } catch {
    return removed // a getter or a proxy that throws
  }
}

function clean(text: string, crumb: string): string {
  return (crumb ? text.replaceAll(crumb, removed) : text)
    .replace(secretPair, `$1${removed}`)
    .replace(userInfo, '$1')
    .replace(emailAddress, removed)
    .replace(longNumber, (digits) => (isCardNumber(digits.replace(/\D/g, '')) ? removed : digits))
}

function currentCrumb(): string {
  try {
    return Object.values(crumbField())[0] ?? ''
  } catch {
    return '' // a page without an http address has no token
  }
}

function isJson(value: unknown): boolean {
  return value === null || value === undefined || typeof value === 'number' || typeof value === 'boolean'
}

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

// The check digit of ISO/IEC 7812. Times and ids of the same length are kept.
function isCardNumber(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i])
    const doubled = i % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
