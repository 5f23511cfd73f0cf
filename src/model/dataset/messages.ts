import { catalogue } from '../../language/catalogue'

/**
 * A5 Other strings, B5 Shared interface strings. Owners see them. They stay in English, so that they can be searched
 * for.
 */
export const datasetMessages = catalogue('dataset', {
  columnNeeded: 'Your dataset must have at least one column',
  rowNeeded: 'Your dataset must have at least one row',
  rowIncomplete: 'One or more rows was missing data',
})

/** Messages for developers. */
export const forDevelopers = { dataset: 'all' } as const
