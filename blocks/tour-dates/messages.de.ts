import type { Translations } from '../../src/language/catalogue'
import type { forDevelopers, messages } from './messages'

export const words: Translations<{ 'tour-dates': typeof messages }, typeof forDevelopers> = {
  'tour-dates': {
    name: 'Tourdaten',
    show: 'Tourdaten anzeigen',
    agree: 'Zustimmen und Tourdaten anzeigen',
    consent: 'Die Tourdaten kommen von einem anderen Unternehmen, das eigene Cookies setzen kann.',
    loading: 'Die Tourdaten werden geladen …',
    loaded: '{count, plural, one {# Termin} other {# Termine}}',
    failed: 'Die Tourdaten konnten nicht geladen werden.',
    retry: 'Erneut versuchen',
    none: 'Zurzeit gibt es keine Termine.',
    tickets: 'Karten',
    ticketsFor: 'Karten: {venue}, {date}',
    soldOut: 'Ausverkauft',
    save: 'Im Kalender speichern',
    saveDate: 'Im Kalender speichern: {venue}, {date}',
    more: 'Weitere Termine anzeigen',
  },
}
