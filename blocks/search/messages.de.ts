import type { Translations } from '../../src/language/catalogue'
import type { forDevelopers, messages } from './messages'

export const words: Translations<{ search: typeof messages }, typeof forDevelopers> = {
  search: {
    label: 'Suchergebnisse',
    searching: 'Suche läuft …',
    found: '{count, plural, one {# Ergebnis} other {# Ergebnisse}}',
    nothing: 'Keine Ergebnisse für „{query}“.',
    failed: 'Die Ergebnisse konnten nicht geladen werden. Drücken Sie die Eingabetaste, um zu suchen.',
    search: 'Suchen',
    searchFor: 'Diese Website durchsuchen',
    searchFailed: 'Die Ergebnisse konnten nicht geladen werden.',
    retry: 'Erneut versuchen',
  },
}
