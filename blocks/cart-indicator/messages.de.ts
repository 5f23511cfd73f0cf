import type { Translations } from '../../src/language/catalogue'
import type { messages } from './messages'

export const words: Translations<{ 'cart-indicator': typeof messages }> = {
  'cart-indicator': {
    over: '100+',
    overSpoken: 'Mehr als 100 Artikel im Warenkorb',
  },
}
