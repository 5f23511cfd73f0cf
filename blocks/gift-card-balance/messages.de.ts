import type { Translations } from '../../src/language/catalogue'
import type { forDevelopers, messages } from './messages'

export const words: Translations<{ 'gift-card-balance': typeof messages }, typeof forDevelopers> = {
  'gift-card-balance': {
    balance: 'Das Guthaben dieser Karte beträgt {balance}.',
    spent: 'Das Guthaben dieser Karte ist aufgebraucht.',
    unknown: 'Es gibt keine Geschenkkarte mit diesem Code.',
    codeNeeded: 'Bitte geben Sie den Code Ihrer Geschenkkarte ein.',
    checking: 'Wird geprüft …',
    unreadable: 'Das Guthaben konnte nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
  },
}
