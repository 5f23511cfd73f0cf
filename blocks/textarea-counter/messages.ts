/** The words of the counter. */
export const messages = {
  count: '{length} / {maximum}',
  spoken: '{length} of {maximum} characters',
  /** A5 Client-side field rules. */
  tooLong: 'You have exceeded the character limit.',
} as const
