import { catalogue } from '../language/catalogue'

/** The image errors of B8 Console and runtime messages; the last one is from B5 Validation rules. */
export const messages = catalogue('media', {
  noImage: 'No image',
  noImages: 'No images',
  noRootNode: 'No root node',
  invalidNode: 'not a valid node',
  missingSource: 'Invalid or missing image source',
  missingAlignment: 'Missing alignment for content-fit image',
})

/** Messages for developers. They stay in English, so that they can be searched for. */
export const forDevelopers = { media: 'all' } as const
