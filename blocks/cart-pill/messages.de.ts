import type { Translations } from '../../src/language/catalogue'
import type { messages } from './messages'

export const words: Translations<{ 'cart-pill': typeof messages }> = {
  'cart-pill': {
    title: 'Warenkorb',
    items: '{count, plural, one {Artikel} other {Artikel}}',
    inCart: 'im Warenkorb',
  },
}
