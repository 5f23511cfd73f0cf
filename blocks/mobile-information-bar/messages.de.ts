import type { Translations } from '../../src/language/catalogue'
import type { messages } from './messages'

export const words: Translations<{ 'mobile-information-bar': typeof messages }> = {
  'mobile-information-bar': {
    title: 'Kontakt',
    contactEmail: 'E‑Mail',
    contactPhoneNumber: 'Anrufen',
    location: 'Karte',
    businessHours: 'Zeiten',
    hours: 'Öffnungszeiten',
    close: 'Öffnungszeiten schließen',
    openNow: 'Jetzt geöffnet',
    closedNow: 'Jetzt geschlossen',
    closed: 'Geschlossen',
    allDay: 'Ganztägig',
  },
}
