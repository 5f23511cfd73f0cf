import type { Translations } from '../../src/language/catalogue'
import type { forDevelopers, messages } from './messages'

export const words: Translations<{ 'product-reviews': typeof messages }, typeof forDevelopers> = {
  'product-reviews': {
    title: 'Bewertungen',
    average: '{rating} Sterne im Durchschnitt',
    total: '{count, plural, one {# Bewertung} other {# Bewertungen}}',
    rating: '{rating} von 5 Sternen',
    share: '{stars, plural, one {# Stern} other {# Sterne}}: {count, plural, one {# Bewertung} other {# Bewertungen}}',
    anonymous: 'Anonym',
    more: 'Weitere Bewertungen anzeigen',
    moreFailed: 'Weitere Bewertungen konnten nicht geladen werden',
  },
}
