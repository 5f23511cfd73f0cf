/** B8 Console and runtime messages. */
export const messages = {
  missingSource: 'Invalid or missing image source',
} as const
