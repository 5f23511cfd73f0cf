import type { Translations } from '../../src/language/catalogue'
import type { messages } from './messages'

export const words: Translations<{ counter: typeof messages }> = {
  counter: {
    count: '{length} / {maximum}',
    spoken: '{length, number} von {maximum, number} Zeichen',
    tooLong: 'Sie haben die zulässige Zeichenzahl überschritten.',
  },
}
