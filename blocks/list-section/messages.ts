import { catalogue } from '../../src/language/catalogue'

/** What a screen reader says when an arrow has moved the row. */
export const messages = catalogue('list-section', {
  item: 'Item {number} of {count}',
})
