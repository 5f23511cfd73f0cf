import { catalogue } from '../../src/language/catalogue'

/** The label of an opener without a name of its own. */
export const messages = catalogue('imageLightbox', { viewFullsize: 'View fullsize' })
