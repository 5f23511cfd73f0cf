import { catalogue } from '../../src/language/catalogue'

export const messages = catalogue('product-list', {
  count: '{count, plural, one {# product} other {# products}}',
  none: 'No results match your search. Try removing a few filters.', // the platform's productListNoResultsRemoveFilters
  failed: 'The products could not be loaded, so the list is unchanged.',
  retry: 'Try again',
})
