import type { Translations } from '../../src/language/catalogue'
import type { forDevelopers, messages } from './messages'

export const words: Translations<{ calendar: typeof messages }, typeof forDevelopers> = {
  calendar: {
    name: 'Veranstaltungskalender',
    previous: 'Voriger Monat',
    next: 'Nächster Monat',
    today: 'Heute',
    dayEvents: '{count, plural, =0 {keine Veranstaltungen} one {# Veranstaltung} other {# Veranstaltungen}}',
    monthEvents: '{month}: {count, plural, =0 {keine Veranstaltungen} one {# Veranstaltung} other {# Veranstaltungen}}',
    wholeMonth: 'Ganzen Monat anzeigen',
    noneInMonth: 'Im {month} gibt es keine Veranstaltungen.',
    noneOnDay: 'An diesem Tag gibt es keine Veranstaltungen.',
    loading: 'Die Veranstaltungen im {month} werden geladen …',
    failed: 'Die Veranstaltungen im {month} konnten nicht geladen werden.',
    retry: 'Erneut versuchen',
    earlier: 'Frühere Veranstaltungen anzeigen',
    more: 'Weitere Veranstaltungen anzeigen',
    furtherEvents: '+{count}',
    yourTime: '{time} Ihrer Zeit',
    save: 'Im Kalender speichern',
    saveEvent: 'Im Kalender speichern: {title}',
  },
}
