import type { Translations } from '../../src/language/catalogue'
import type { forDevelopers, messages } from './messages'

export const words: Translations<{ 'popup-overlay': typeof messages }, typeof forDevelopers> = {
  'popup-overlay': {
    title: 'Nachricht',
    close: 'Schließen',
  },
}
