import type { Translations } from '../../src/language/catalogue'
import type { forDevelopers, messages } from './messages'

export const words: Translations<{ summary: typeof messages }, typeof forDevelopers> = {
  summary: {
    carousel: 'Karussell',
    name: 'Übersicht',
    slide: 'Folie',
    slideOf: '{number} von {count}',
    previous: 'Zurück',
    next: 'Weiter',
  },
}
