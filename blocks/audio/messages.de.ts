import type { Translations } from '../../src/language/catalogue'
import type { forDevelopers, messages } from './messages'

export const words: Translations<{ audio: typeof messages }, typeof forDevelopers> = {
  audio: {
    play: 'Audio abspielen',
    pause: 'Audio anhalten',
    position: 'Position',
    download: 'Herunterladen',
    titled: '{what}: {title}',
    elapsed: '{elapsed} von {total}',
    failed: 'Diese Audiodatei konnte nicht geladen werden.',
    open: 'Adresse öffnen',
  },
}
