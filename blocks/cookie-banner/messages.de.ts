import type { Translations } from '../../src/language/catalogue'
import type { forDevelopers, messages } from './messages'

export const words: Translations<{ 'cookie-banner': typeof messages }, typeof forDevelopers> = {
  'cookie-banner': {
    title: 'Cookie-Hinweis',
    accept: 'Akzeptieren',
    decline: 'Ablehnen',
    text: 'Mit der Nutzung dieser Website stimmen Sie der Verwendung von Cookies zu. Wir verwenden Cookies, damit Sie unsere Website gern nutzen und sie einwandfrei funktioniert.',
  },
}
