import { catalogue } from '../../src/language/catalogue'

/** What a screen reader says: of the row, and when an arrow has moved it. */
export const messages = catalogue('list-section', {
  carousel: 'carousel',
  name: 'List',
  item: 'Item {number} of {count}',
})
