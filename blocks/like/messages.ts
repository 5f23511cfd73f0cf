import { catalogue } from '../../src/language/catalogue'

export const messages = catalogue('like', {
  likes: '{count, plural, one {# Like} other {# Likes}}',
  name: 'Like this: {likes}',
  liked: 'You like this. {likes}',
  unliked: 'You no longer like this. {likes}',
  failed: 'This could not be saved. Please try again.',
  offline: 'Please check your internet connection.', // A8 Data layer
  noItem:
    'This like button has no data-item-id, so it does nothing. Set data-item-id to the id of the item, and data-like-count.',
})

/** Messages for developers only. They stay in English, so that they can be searched for. */
export const forDevelopers = { like: ['noItem'] } as const
