import { catalogue } from '../../src/language/catalogue'

/** What an opener without a name of its own is called. */
export const messages = catalogue('imageLightbox', { viewFullsize: 'View fullsize' })
