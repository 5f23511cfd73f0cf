import { catalogue } from '../../src/language/catalogue'

// Most are the texts of the platform's own pages (`productReviews…` in their translations).
export const messages = catalogue('product-reviews', {
  title: 'Reviews',
  average: '{rating} average product rating',
  total: '{count, plural, one {# product review} other {# product reviews}}',
  rating: '{rating} out of 5 stars',
  share: '{stars, plural, one {# star} other {# stars}}: {count, plural, one {# review} other {# reviews}}',
  anonymous: 'Anonymous',
  more: 'Show more reviews',
  moreFailed: 'Failed to load more reviews',
  noItems: 'The response has no list of reviews.',
})

/** Messages for developers only. They stay in English, so that they can be searched for. */
export const forDevelopers = { 'product-reviews': ['noItems'] } as const
