import type { Translations } from '../../src/language/catalogue'
import type { forDevelopers, messages } from './messages'

export const words: Translations<{ marquee: typeof messages }, typeof forDevelopers> = {
  marquee: {
    pause: 'Laufschrift anhalten',
    play: 'Laufschrift abspielen',
  },
}
