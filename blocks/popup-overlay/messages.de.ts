import type { Translations } from '../../src/language/catalogue'
import type { messages } from './messages'

export const words: Translations<{ 'popup-overlay': typeof messages }> = {
  'popup-overlay': {
    title: 'Nachricht',
    close: 'Schließen',
  },
}
