import { catalogue } from './catalogue'

/** For the first minute (A9). After that, `Intl` has the words in every language. */
export const messages = catalogue('time', {
  justNow: 'just now',
  secondsAgo: 'about {count, plural, one {# second} other {# seconds}} ago',
})
