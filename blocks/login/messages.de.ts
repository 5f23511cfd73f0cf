import type { Translations } from '../../src/language/catalogue'
import type { forDevelopers, messages } from './messages'

export const words: Translations<{ login: typeof messages }, typeof forDevelopers> = {
  login: {
    sending: 'Anmeldung läuft …',
    emailNeeded: 'Bitte geben Sie Ihre E‑Mail-Adresse ein.',
    passwordNeeded: 'Bitte geben Sie Ihr Passwort ein.',
    wrong: 'E‑Mail-Adresse oder Passwort ist nicht richtig.',
  },
}
