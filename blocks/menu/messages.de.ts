import type { Translations } from '../../src/language/catalogue'
import type { forDevelopers, messages } from './messages'

export const words: Translations<{ menu: typeof messages }, typeof forDevelopers> = {
  menu: { tabs: 'Speisekarten' },
}
