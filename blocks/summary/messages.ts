import { catalogue } from '../../src/language/catalogue'

export const messages = catalogue('summary', {
  carousel: 'carousel',
  name: 'Summary',
  slide: 'slide',
  slideOf: '{number} of {count}',
  previous: 'Previous',
  next: 'Next',
  invalidJson:
    'The data-block-json of this summary is not JSON, so its design is read from its classes and everything else uses defaults. Write the block’s settings as JSON, and escape them as HTML.',
})

/** Messages for developers only. They stay in English, so that they can be searched for. */
export const forDevelopers = { summary: ['invalidJson'] } as const
