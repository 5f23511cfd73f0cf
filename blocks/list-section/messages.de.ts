import type { Translations } from '../../src/language/catalogue'
import type { messages } from './messages'

export const words: Translations<{ 'list-section': typeof messages }> = {
  'list-section': {
    carousel: 'Karussell',
    name: 'Liste',
    item: 'Element {number} von {count}',
  },
}
