import type { Translations } from '../../src/language/catalogue'
import type { messages } from './messages'

export const words: Translations<{ 'announcement-bar': typeof messages }> = {
  'announcement-bar': {
    title: 'Ankündigung',
    close: 'Ankündigung schließen',
  },
}
