import type { Translations } from '../language/catalogue'
import type { forDevelopers, messages } from './messages'

export const words: Translations<{ data: typeof messages }, typeof forDevelopers> = {
  data: {
    unauthorized: 'Nicht autorisierte Anfrage',
    internal: 'Interner Serverfehler. Bitte versuchen Sie es später noch einmal.',
    unavailable: 'Dieser Dienst ist vorübergehend nicht verfügbar. Bitte versuchen Sie es später noch einmal.',
    network: 'Verbindung nicht möglich …',
    parse: 'Interner Fehler: Die Antwort des Servers von ({url}) ließ sich nicht als JSON lesen: {message}',
    unknown: 'Unbekannter Fehler. Bitte versuchen Sie es später noch einmal.',
    session: 'Ihre Sitzung ist abgelaufen, oder Cookies sind nicht erlaubt.',
    quantityFailed: 'Die Menge konnte nicht geändert werden',
    removeFailed: 'Der Artikel konnte nicht entfernt werden',
    noFormKey: 'Das Absenden des Formulars konnte nicht vorbereitet werden. Bitte versuchen Sie es später noch einmal.',
  },
}
