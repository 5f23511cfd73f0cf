import { catalogue } from './catalogue'

/** For the first minute (A9). Beyond that, `Intl` has the words of every language. */
export const messages = catalogue('time', {
  justNow: 'just now',
  secondsAgo: 'about {count, plural, one {# second} other {# seconds}} ago',
})
