import type { Translations } from '../../src/language/catalogue'
import type { captions } from './captions'
import type { messages } from './messages'
import type { menuMessages } from './read/menuMessages'
import type { fileMessages, ruleMessages, statusMessages } from './rules/ruleMessages'

interface English {
  form: typeof messages
  'form.files': typeof fileMessages
  'form.status': typeof statusMessages
  'form.rules': typeof ruleMessages
  'form.captions': typeof captions
  'form.menus': typeof menuMessages
}

export const words: Translations<English> = {
  form: {
    submitting: 'Wird gesendet …',
    success: 'Vielen Dank!',
    fieldsInvalid: 'Mindestens ein Feld ist ungültig. Bitte prüfen Sie Ihre Eingaben.',
    captchaIncomplete: 'Bitte lösen Sie vor dem Absenden das CAPTCHA.',
    processingFailed:
      'Beim Verarbeiten des Formulars ist ein Fehler aufgetreten. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
    unknownError: 'Unbekannter Fehler. Bitte versuchen Sie es später noch einmal.',
    noKey: 'Das Absenden des Formulars konnte nicht vorbereitet werden. Bitte versuchen Sie es später noch einmal.',
    notParsed: 'Die Formularfelder konnten nicht gelesen werden. Bitte prüfen Sie Ihre Eingaben.',
    closeLightbox: 'Schließen',
    reviewBelow: 'In Ihrem Formular gibt es ein Problem. Bitte scrollen Sie nach unten, um es zu prüfen.',
    reviewAbove: 'In Ihrem Formular gibt es ein Problem. Bitte scrollen Sie nach oben, um es zu prüfen.',
    titled: '{title}: {message}',
    more: 'und {count} weitere',
    notSent: 'Es wurde nichts gesendet. Ihre Eingaben sind noch da.',
    waitSeconds: 'In {count, plural, one {# Sekunde} other {# Sekunden}} können Sie es noch einmal versuchen.',
    waitMinutes: 'In {count, plural, one {# Minute} other {# Minuten}} können Sie es noch einmal versuchen.',
    checkConnection: 'Bitte prüfen Sie Ihre Internetverbindung.',
  },
  'form.files': {
    refused:
      'Dieses Formular kann keine Dateien senden, deshalb {count, plural, one {wurde} other {wurden}} {fileName} entfernt. Sie können das Formular ohne die {count, plural, one {Datei} other {Dateien}} absenden.',
    notUploaded:
      'Die Datei {fileName} ist noch nicht hochgeladen. Bitte warten Sie einen Augenblick und versuchen Sie es dann noch einmal.',
  },
  'form.status': {
    401: 'Das Formular konnte nicht abgeschickt werden. Bitte versuchen Sie es später noch einmal.',
    404: 'Dieses Formular ist noch nicht eingerichtet.',
    429: 'Das Formular konnte nicht abgeschickt werden: Es gab zu viele Einsendungen in kurzer Zeit. Bitte versuchen Sie es später noch einmal.',
    500: 'Das Formular konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.',
  },
  'form.rules': {
    required: '{title} ist ein Pflichtfeld.',
    requiredUntitled: 'Dieses Feld ist ein Pflichtfeld.',
    'too long': 'Sie haben die zulässige Zeichenzahl überschritten.',
    email: 'Die E‑Mail-Adresse ist ungültig. E‑Mail-Adressen sollten die Form {email} haben.',
    zip: 'Postleitzahlen in den USA müssen aus genau 5 Ziffern bestehen.',
  },
  'form.menus': {
    unset: 'Bitte wählen',
  },
  'form.captions': {
    'name.firstName': 'Vorname',
    'name.lastName': 'Nachname',
    'address.address1': 'Adresse',
    'address.address2': 'Adresszusatz',
    'address.city': 'Ort',
    'address.stateProvince': 'Bundesland/Kanton',
    'address.zipPostalCode': 'Postleitzahl',
    'address.country': 'Land',
    'phone.country': 'Land',
    'phone.number': 'Rufnummer',
    'email.signUp': 'Neuigkeiten per E‑Mail erhalten',
    'file.add': 'Datei hinzufügen',
    'likert.stronglyDisagree': 'Stimme gar nicht zu',
    'likert.disagree': 'Stimme eher nicht zu',
    'likert.neutral': 'Neutral',
    'likert.agree': 'Stimme eher zu',
    'likert.stronglyAgree': 'Stimme voll zu',
    submit: 'Absenden',
    required: '(Pflichtfeld)',
  },
}
