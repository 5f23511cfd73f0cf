import type { Translations } from '../../src/language/catalogue'
import type { messages } from './messages'

export const words: Translations<{ 'review-request': typeof messages }> = {
  'review-request': {
    ratingNeeded: 'Bitte wählen Sie eine Sternebewertung',
    expired: 'Ihre Einladung zur Bewertung ist abgelaufen',
    repeated: 'Sie haben diesen Einkauf bereits bewertet',
    offline: 'Bitte prüfen Sie Ihre Internetverbindung.',
    sending: 'Wird gesendet …',
    thanks: 'Vielen Dank für Ihre Bewertung.',
    rating: 'Sterne',
    stars: '{count, plural, one {# Stern} other {# Sterne}}',
    text: 'Ihre Bewertung',
    name: 'Ihr Name',
    send: 'Bewertung senden',
  },
}
