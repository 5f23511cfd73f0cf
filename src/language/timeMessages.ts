import { catalogue } from './catalogue'

/** What stands for the first minute (A9); beyond it the engine has the words of every language. */
export const messages = catalogue('time', {
  justNow: 'just now',
  secondsAgo: 'about {count, plural, one {# second} other {# seconds}} ago',
})
