import type { Translations } from '../../src/language/catalogue'
import type { messages } from './messages'

export const words: Translations<{ 'quick-view': typeof messages }> = {
  'quick-view': {
    loading: 'Wird geladen …',
    close: 'Schließen',
    previous: 'Vorheriges Produkt',
    next: 'Nächstes Produkt',
    retry: 'Erneut versuchen',
    offline: 'Bitte prüfen Sie Ihre Internetverbindung.',
    unknown: 'Unbekannter Fehler. Bitte versuchen Sie es später noch einmal.',
  },
}
