import type { Translations } from '../../src/language/catalogue'
import type { forDevelopers, messages } from './messages'

export const words: Translations<{ embed: typeof messages }, typeof forDevelopers> = {
  embed: {
    name: 'Inhalt von {host}',
    own: 'Eingebetteter Inhalt',
    note: 'Dieser Inhalt kommt von {host}. Der Anbieter kann eigene Cookies setzen.',
    agree: 'Zustimmen und anzeigen',
    link: 'Auf {host} öffnen',
    failed: 'Dieser Inhalt konnte nicht geladen werden.',
    retry: 'Erneut versuchen',
  },
}
