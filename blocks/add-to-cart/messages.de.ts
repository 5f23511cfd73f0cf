import type { Translations } from '../../src/language/catalogue'
import type { messages } from './messages'

export const words: Translations<{ 'add-to-cart': typeof messages }> = {
  'add-to-cart': {
    adding: 'Wird hinzugefügt …',
    added: 'Hinzugefügt!',
    addedSpoken: 'Im Warenkorb.',
    purchase: 'Kaufen',
    opening: 'Kasse wird geöffnet …',
    chooseOption: 'Bitte wählen Sie: {option}.',
    notOffered: 'Diese Kombination ist nicht erhältlich.',
    quantityInvalid: 'Bitte geben Sie eine Menge von {minimum} bis {maximum} ein.',
    priceChanged: 'Der Preis beträgt jetzt {price}. Drücken Sie noch einmal, um zu diesem Preis zu kaufen.',
    formTitle: 'Bevor Sie kaufen',
    closeForm: 'Schließen',
    formFailed: 'Das Formular konnte nicht geöffnet werden',
    unknown: 'Unbekannter Fehler. Bitte versuchen Sie es später noch einmal.',
    offline: 'Bitte prüfen Sie Ihre Internetverbindung.',
  },
}
