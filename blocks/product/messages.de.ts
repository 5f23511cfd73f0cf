import type { Translations } from '../../src/language/catalogue'
import type { forDevelopers, messages } from './messages'

export const words: Translations<{ 'product-block': typeof messages }, typeof forDevelopers> = {
  'product-block': {
    withReason: '{value} ({reason})',
    notWith: '{value} ist nicht erhältlich mit {choices}.',
    chooseAgain: '{value} ist nicht erhältlich mit {choices}. Bitte wählen Sie erneut: {option}.',
    fewLeft: 'Nur noch {qtyInStock} verfügbar',
    subscribe: 'Abonnieren',
  },
}
