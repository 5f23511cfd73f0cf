import type { Translations } from '../../src/language/catalogue'
import type { forDevelopers, messages } from './messages'

export const words: Translations<{ reservation: typeof messages }, typeof forDevelopers> = {
  reservation: {
    preview: 'Nur Vorschau',
    logOut: 'Bitte melden Sie sich ab, um zu reservieren.',
    loading: 'Reservierungen werden geladen …',
    failed: 'Reservierungen konnten nicht geladen werden.',
    retry: 'Erneut versuchen',
    book: 'Bei {provider} buchen',
    consent: 'Reserviert wird bei {provider}. Das Unternehmen kann eigene Cookies setzen.',
    show: 'Reservierungen anzeigen',
    agree: 'Zustimmen und Reservierungen anzeigen',
    unavailable: 'Reservierungen sind hier zurzeit nicht möglich.',
  },
}
