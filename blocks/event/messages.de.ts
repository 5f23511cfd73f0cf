import type { Translations } from '../../src/language/catalogue'
import type { forDevelopers, messages } from './messages'

export const words: Translations<{ event: typeof messages }, typeof forDevelopers> = {
  event: { save: 'Im Kalender speichern', saveEvent: 'Im Kalender speichern: {title}' },
}
