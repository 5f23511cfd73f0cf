import { catalogue } from '../../src/language/catalogue'

export const messages = catalogue('review-request', {
  ratingNeeded: 'Please select a star rating', // A5 Other strings
  expired: 'Your review request has expired', // A8 Data layer
  repeated: 'You have already reviewed this purchase', // A8 Data layer
  offline: 'Please check your internet connection.', // A8 Data layer
  sending: 'Sending…',
  thanks: 'Thank you for your review.',
  rating: 'Star rating',
  stars: '{count, plural, one {# star} other {# stars}}',
  text: 'Your review',
  name: 'Your name',
  send: 'Send review',
})
