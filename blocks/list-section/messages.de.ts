import type { Translations } from '../../src/language/catalogue'
import type { messages } from './messages'

export const words: Translations<{ 'list-section': typeof messages }> = {
  'list-section': {
    item: 'Element {number} von {count}',
  },
}
