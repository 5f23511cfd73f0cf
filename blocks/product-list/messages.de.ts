import type { Translations } from '../../src/language/catalogue'
import type { messages } from './messages'

export const words: Translations<{ 'product-list': typeof messages }> = {
  'product-list': {
    count: '{count, plural, one {# Produkt} other {# Produkte}}',
    none: 'Kein Produkt entspricht Ihrer Auswahl. Bitte entfernen Sie einige Filter.',
    failed: 'Die Produkte konnten nicht geladen werden, daher ist die Liste unverändert.',
    retry: 'Erneut versuchen',
  },
}
