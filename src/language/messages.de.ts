import type { Translations } from './catalogue'
import type { messages } from './timeMessages'

export const words: Translations<{ time: typeof messages }> = {
  time: {
    justNow: 'gerade eben',
    secondsAgo: 'vor etwa {count, plural, one {# Sekunde} other {# Sekunden}}',
  },
}
