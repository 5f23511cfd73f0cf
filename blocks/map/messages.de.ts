import type { Translations } from '../../src/language/catalogue'
import type { forDevelopers, messages, styleMessages } from './messages'

interface English {
  map: typeof messages
  'map-style': typeof styleMessages
}

export const words: Translations<English, typeof forDevelopers> = {
  map: {
    name: 'Karte von {place}',
    nameless: 'Karte',
    show: 'Karte anzeigen',
    agree: 'Zustimmen und Karte anzeigen',
    consent: 'Die Karte kommt von einem anderen Unternehmen, das eigene Cookies setzen kann.',
    loading: 'Die Karte wird geladen …',
    failed: 'Die Karte konnte nicht geladen werden.',
    retry: 'Erneut versuchen',
    link: 'In Google Maps öffnen',
    linkOf: '{place}: in Google Maps öffnen',
    keys: 'Die Pfeiltasten bewegen die Karte, Plus und Minus zoomen, Escape schließt sie.',
    fingers: 'Tippen Sie auf einen Ort, um dorthin zu gelangen, oder bewegen Sie die Karte mit zwei Fingern',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    close: 'Karte schließen',
  },
  'map-style': {
    original: 'Original',
    grayscale: 'Graustufen',
    satellite: 'Satellit',
    'minimal-dark': 'Minimal dunkel',
    'minimal-light': 'Minimal hell',
    'minimal-blue': 'Minimal blau',
  },
}
