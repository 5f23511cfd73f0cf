import type { Translations } from '../catalogue'
import type {
  connectionMessages,
  editorMessages,
  fontMessages,
  forDevelopers,
  interfaceMessages,
  likertMessages,
  statusMessages,
  workflowMessages,
} from './messages'

interface English {
  editor: typeof editorMessages
  connection: typeof connectionMessages
  workflow: typeof workflowMessages
  status: typeof statusMessages
  likert: typeof likertMessages
  font: typeof fontMessages
  interface: typeof interfaceMessages
}

export const words: Translations<English, typeof forDevelopers> = {
  editor: {
    listNeeded: 'Bitte wählen Sie eine Liste aus',
    unexpectedOption: '{val} gehört nicht zu den vorgesehenen Optionen',
  },
  connection: {
    openFormFailed: 'Das Formular konnte nicht geöffnet werden',
    updateFormFailed: 'Das Formular konnte nicht aktualisiert werden',
    checkConnection: 'Bitte prüfen Sie Ihre Internetverbindung.',
  },
  workflow: {
    published: 'Verfügbar',
    scheduled: 'Geplant',
    draft: 'Verborgen',
    other: 'Nicht unterstützt',
  },
  status: {
    scheduled: 'Geplant',
    needsReview: 'Zu prüfen',
    draft: 'Entwurf',
    private: 'Privat',
  },
  likert: {
    '-2': 'Stimme gar nicht zu',
    '-1': 'Stimme eher nicht zu',
    '0': 'Neutral',
    '1': 'Stimme eher zu',
    '2': 'Stimme voll zu',
  },
  font: {
    sansSerif: 'Ohne Serifen',
    serif: 'Mit Serifen',
    display: 'Display',
    script: 'Schreibschrift',
    slabSerif: 'Serifenbetont',
    mono: 'Monospace',
    other: 'Andere',
  },
  interface: {
    network: 'Netzwerkfehler',
    noJobData: 'Der Auftrag hat keine Daten geliefert',
    processingFailed: 'Die Datei konnte nicht verarbeitet werden',
    processingCancelled: 'Die Verarbeitung der Datei wurde abgebrochen',
    processingIncomplete: 'Die Verarbeitung der Datei wurde nicht abgeschlossen',
    uploadIncomplete: 'Das Hochladen der Datei wurde nicht abgeschlossen',
    uploading: 'Fehler beim Hochladen',
    renaming: 'Beim Umbenennen Ihrer Datei ist ein Problem aufgetreten',
    renamingSentence: 'Beim Umbenennen Ihrer Datei ist ein Problem aufgetreten.',
    uploadingProblem: 'Beim Hochladen Ihrer Datei ist ein Problem aufgetreten',
    noCollections: 'Die Sammlungen konnten nicht geladen werden',
    noFonts: 'Die Schriftarten konnten nicht geladen werden',
    noConnection: 'Verbindung nicht möglich. Bitte versuchen Sie es noch einmal',
    noContent: 'Der Inhalt wurde nicht gefunden',
    noTimezone: 'Die Zeitzone konnte nicht geladen werden',
    noCodeEditing: 'Auf Android kann Code nicht bearbeitet werden.',
  },
}
