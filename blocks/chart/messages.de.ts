import type { Translations } from '../../src/language/catalogue'
import type { forDevelopers, messages } from './messages'

export const words: Translations<{ chart: typeof messages }, typeof forDevelopers> = {
  chart: {
    bar: 'Säulendiagramm',
    line: 'Liniendiagramm',
    pie: 'Kreisdiagramm',
    help: 'Mit den Pfeiltasten lesen Sie die Werte.',
    point: '{row}, {column}: {value}',
    slice: '{row}: {value} ({share})',
    none: 'kein Wert',
    unnamed: 'Spalte {number}',
    other: 'Sonstige',
    truncated:
      '{count, plural, one {# Spalte ist nicht gezeichnet, weil sie nicht zu unterscheiden wäre.} other {# Spalten sind nicht gezeichnet, weil sie nicht zu unterscheiden wären.}}',
    unreadable: 'Die Daten dieses Diagramms konnten nicht gelesen werden.',
    negative: 'Werte unter null sind nicht Teil des Kreises.',
  },
}
