import type { Translations } from '../language/catalogue'
import type { messages } from './messages'
import type { forDevelopers, messages as productMessages } from './product/messages'

export const words: Translations<{ model: typeof messages; product: typeof productMessages }, typeof forDevelopers> = {
  model: {
    emailNeeded: 'Bitte geben Sie eine gültige E‑Mail-Adresse ein',
    emailFormat: 'E‑Mail-Adressen müssen die Form {email} haben',
    linkFormat: 'Links müssen die Form {host} oder {host} haben',
    pageUrl: '{val} ist keine gültige Seitenadresse',
    tooLong: 'Sie haben die zulässige Zeichenzahl überschritten.',
    tagExists:
      '{tagType, select, category {Diese Kategorie gibt es bereits} other {Dieses Schlagwort gibt es bereits}}',
    oneTagAtATime:
      'Sie können immer nur {tagType, select, category {eine Kategorie} other {ein Schlagwort}} auf einmal bearbeiten',
    fileNameNeeded: 'Bitte geben Sie einen Dateinamen ein',
    fileTooLarge: 'Die Datei {fileName} ist zu groß. Die zulässige Dateigröße beträgt höchstens {maxSize}.',
    fileNotSupported:
      'Die Datei {fileName} ist anscheinend keine unterstützte {fileTypeMessage, select, image {Bilddatei} video {Videodatei} audio {Audiodatei} other {Datei}}.',
  },
  product: {
    from: 'ab {price}',
    salePrice: 'Angebotspreis:',
    originalPrice: 'Ursprünglicher Preis:',
    unavailable: 'Nicht verfügbar',
    subscription: '{price} {period}',
    limitedSubscription: '{price} {period}, {duration} lang',
    period:
      '{unit, select, week {{count, plural, one {jede Woche} other {alle {count} Wochen}}} month {{count, plural, one {jeden Monat} other {alle {count} Monate}}} other {{count, plural, one {jedes Jahr} other {alle {count} Jahre}}}}',
    duration:
      '{unit, select, week {{count, plural, one {{count} Woche} other {{count} Wochen}}} month {{count, plural, one {einen Monat} other {{count} Monate}}} other {{count, plural, one {{count} Jahr} other {{count} Jahre}}}}',
    notWith: 'Nicht erhältlich mit {choices}',
    soldOut: 'Ausverkauft',
  },
}
