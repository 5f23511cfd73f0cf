import { catalogue } from '../../src/language/catalogue'

// Most are the words of the platform's own pages (`productReviews…` in their translations).
export const messages = catalogue('product-reviews', {
  title: 'Reviews',
  average: '{rating} average product rating',
  total: '{count, plural, one {# product review} other {# product reviews}}',
  rating: '{rating} out of 5 stars',
  share: '{stars, plural, one {# star} other {# stars}}: {count, plural, one {# review} other {# reviews}}',
  anonymous: 'Anonymous',
  more: 'Show more reviews',
  moreFailed: 'Failed to load more reviews',
})
