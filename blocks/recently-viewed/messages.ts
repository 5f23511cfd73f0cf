import { catalogue } from '../../src/language/catalogue'

export const messages = catalogue('recently-viewed', {
  title: 'Recently viewed',
})
