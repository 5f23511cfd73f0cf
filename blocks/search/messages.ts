import { catalogue } from '../../src/language/catalogue'

export const messages = catalogue('search', {
  label: 'Search results',
  searching: 'Searching…',
  found: '{count, plural, one {# result} other {# results}}',
  nothing: 'No results for “{query}”.',
  failed: 'Unable to load results. Press Enter to search.', // B8
  search: 'Search',
  searchFor: 'Search this site',
  searchFailed: 'Unable to load results', // B8
  retry: 'Try again',
  noPreviewItems: 'The response of the search preview has no list of items.',
  noItems: 'The response of the search has no list of items.',
})

/** Messages for developers only. They stay in English, so that they can be searched for. */
export const forDevelopers = { search: ['noPreviewItems', 'noItems'] } as const
