import type { Translations } from '../language/catalogue'
import type { messages as attemptMessages } from './attemptMessages'
import type { messages as cartCountMessages } from './cartCountMessages'
import type { forDevelopers, messages } from './messages'
import type { forDevelopers as videoForDevelopers, messages as videoMessages } from './videoMessages'

export const words: Translations<
  {
    ui: typeof messages
    'ui.attempts': typeof attemptMessages
    'ui.cartCount': typeof cartCountMessages
    'ui.video': typeof videoMessages
  },
  typeof forDevelopers & typeof videoForDevelopers
> = {
  ui: {
    okay: 'OK',
    cancel: 'Abbrechen',
    yes: 'Ja',
    no: 'Nein',
    unableToLoad: 'Laden fehlgeschlagen. Erneut versuchen.',
    somethingWentWrong: 'Etwas ist schiefgelaufen!',
    cleanedError:
      'In unserem System ist ein Fehler aufgetreten. Er wurde automatisch aufgezeichnet und gemeldet. Wir sind in Kürze wieder für Sie da.',
    errorTitle: 'Etwas ist schiefgelaufen',
    timesSeen: '{count, number}-mal',
    clear: 'Schließen',
    reloadPage: 'Seite neu laden',
    lightbox: 'Bildansicht',
    close: 'Schließen',
    previousSlide: 'Vorheriges Bild',
    nextSlide: 'Nächstes Bild',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    caption: 'Bildunterschrift',
    slideOf: 'Bild {number} von {count}',
  },
  'ui.attempts': {
    offline: 'Bitte prüfen Sie Ihre Internetverbindung.',
    unknown: 'Unbekannter Fehler. Bitte versuchen Sie es später noch einmal.',
    tooMany: 'Zu viele Versuche. Bitte versuchen Sie es später noch einmal.',
    waitSeconds:
      'Zu viele Versuche. Bitte versuchen Sie es in {count, plural, one {# Sekunde} other {# Sekunden}} noch einmal.',
    waitMinutes:
      'Zu viele Versuche. Bitte versuchen Sie es in {count, plural, one {# Minute} other {# Minuten}} noch einmal.',
  },
  'ui.cartCount': {
    over: '100+',
    overSpoken: 'Mehr als 100 Artikel im Warenkorb',
  },
  'ui.video': {
    play: 'Video abspielen',
    playTitled: 'Video abspielen: {title}',
    video: 'Video',
  },
}
