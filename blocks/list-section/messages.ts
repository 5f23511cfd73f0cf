import { catalogue } from '../../src/language/catalogue'

/** The texts for screen readers: the name of the row, and the position after an arrow has moved it. */
export const messages = catalogue('list-section', {
  carousel: 'carousel',
  name: 'List',
  item: 'Item {number} of {count}',
})
