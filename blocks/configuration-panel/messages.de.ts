import type { Translations } from '../../src/language/catalogue'
import type { forDevelopers, messages } from './messages'

export const words: Translations<{ 'configuration-panel': typeof messages }, typeof forDevelopers> = {
  'configuration-panel': {
    frame: 'Vorschau Ihrer Website',
    expand: 'Vorschau im Vollbild',
    collapse: 'Vollbild beenden',
    openGuide: 'Anleitung öffnen',
    closeGuide: 'Anleitung schließen',
  },
}
