import type { Translations } from '../language/catalogue'
import type { forDevelopers, messages } from './messages'

export const words: Translations<{ captcha: typeof messages }, typeof forDevelopers> = {
  captcha: {
    loading: 'Das CAPTCHA wird geladen …',
    failed:
      'Das CAPTCHA konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    retry: 'Erneut versuchen',
    expired: 'Das CAPTCHA ist abgelaufen. Bitte lösen Sie es noch einmal.',
    consent: 'Das CAPTCHA dieses Formulars kommt von einem anderen Unternehmen, das eigene Cookies setzen kann.',
    agree: 'CAPTCHA laden',
    checking: 'Ihr Browser wird geprüft …',
    checked: 'Ihr Browser wurde geprüft.',
    checkExpired: 'Die Prüfung Ihres Browsers ist abgelaufen. Sie wird wiederholt, sobald Sie fortfahren.',
  },
}
