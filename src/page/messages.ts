/** B5 Validation rules. */
export const messages = {
  missingAlignment: 'Missing alignment for content-fit image',
} as const
