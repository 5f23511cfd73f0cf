import type { Translations } from '../../src/language/catalogue'
import type { forDevelopers, messages } from './messages'

export const words: Translations<{ 'restock-notification': typeof messages }, typeof forDevelopers> = {
  'restock-notification': {
    sending: 'Wird gesendet …',
    thanks: 'Wir benachrichtigen Sie per E‑Mail.',
    captchaIncomplete: 'Bitte lösen Sie vor dem Absenden das CAPTCHA.',
  },
}
