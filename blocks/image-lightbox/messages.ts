/** What an opener without a name of its own is called. */
export const messages = { viewFullsize: 'View fullsize' } as const
