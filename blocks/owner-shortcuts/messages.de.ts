import type { Translations } from '../../src/language/catalogue'
import type { messages } from './messages'

export const words: Translations<{ logout: typeof messages }> = {
  logout: {
    title: 'Abgemeldet',
    text: 'Sie haben sich erfolgreich abgemeldet.',
  },
}
