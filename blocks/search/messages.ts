import { catalogue } from '../../src/language/catalogue'

export const messages = catalogue('search', {
  label: 'Search results',
  searching: 'Searching…',
  found: '{count, plural, one {# result} other {# results}}',
  nothing: 'No results for “{query}”.',
  failed: 'The preview could not be loaded. Press Enter to search.',
  search: 'Search',
  searchFor: 'Search this site',
  searchFailed: 'The results could not be loaded.',
  retry: 'Try again',
  noPreviewItems: 'The response of the search preview has no list of items.',
  noItems: 'The response of the search has no list of items.',
})

/** Messages for developers only. They stay in English, so that they can be searched for. */
export const forDevelopers = { search: ['noPreviewItems', 'noItems'] } as const
