const email = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/

/** Whether a text may be an e-mail address. */
export function isEmail(text: string): boolean {
  return text.length <= 256 && email.test(text)
}
