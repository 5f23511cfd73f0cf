import type { Translations } from '../../src/language/catalogue'
import type { forDevelopers, messages } from './messages'

export const words: Translations<{ follow: typeof messages }, typeof forDevelopers> = {
  follow: { follow: '{account} folgen' },
}
