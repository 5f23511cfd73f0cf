import { catalogue } from '../language/catalogue'

/** B8 Console and runtime messages: image errors; the last is of B5 Validation rules. */
export const messages = catalogue('media', {
  noImage: 'No image',
  noImages: 'No images',
  noRootNode: 'No root node',
  invalidNode: 'not a valid node',
  missingSource: 'Invalid or missing image source',
  missingAlignment: 'Missing alignment for content-fit image',
})

/** What only developers read. It stays English, so that it can be searched for. */
export const forDevelopers = { media: 'all' } as const
