import type { Decline } from '../../http/Answer'

const email = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/

/** Whether a text may be an e-mail address. */
export function isEmail(text: string): boolean {
  return text.length <= 256 && email.test(text)
}

/**
 * The decline for an email address that an operation does not accept. `fields` are the operation's names for the
 * address.
 */
export function emailInvalid(...fields: readonly string[]): Decline {
  const message = 'Please enter a valid email' // A5
  return {
    errorKey: 'EMAIL_INVALID',
    status: 422,
    message,
    errors: Object.fromEntries(fields.map((one) => [one, message])),
  }
}
