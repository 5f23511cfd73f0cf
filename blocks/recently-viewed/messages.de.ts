import type { Translations } from '../../src/language/catalogue'
import type { messages } from './messages'

export const words: Translations<{ 'recently-viewed': typeof messages }> = {
  'recently-viewed': {
    title: 'Zuletzt angesehen',
  },
}
