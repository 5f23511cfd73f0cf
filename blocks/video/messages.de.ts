import type { Translations } from '../../src/language/catalogue'
import type { forDevelopers, messages } from './messages'

export const words: Translations<{ video: typeof messages }, typeof forDevelopers> = {
  video: {
    play: 'Video abspielen',
    pause: 'Video anhalten',
    video: 'Video',
    failed: 'Dieses Video konnte nicht geladen werden.',
  },
}
