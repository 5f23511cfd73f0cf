import type { Translations } from '../../src/language/catalogue'
import type { messages } from './messages'

export const words: Translations<{ 'pricing-toggle': typeof messages }> = {
  'pricing-toggle': {
    loginNeeded: 'Bitte melden Sie sich an, um beizutreten.',
    logIn: 'Anmelden',
    offline: 'Bitte prüfen Sie Ihre Internetverbindung.',
  },
}
