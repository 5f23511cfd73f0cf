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
})
