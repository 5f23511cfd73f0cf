import { markupOf, neutralExamples } from '../neutral'
import type { BlockPage } from './BlockPage'

/** The page of blocks in custom markup. */
export const neutral: BlockPage = {
  name: 'neutral',
  title: 'Neutral attributes',
  summary: 'The same blocks on markup of your own, found by their attributes alone.',
  blocks: ['accordion', 'audio', 'donation-button', 'form', 'gallery', 'image-lightbox', 'textarea-counter', 'video'],
  tries: [
    'Everything here should behave as on the other pages, though none of the platform’s block classes is used.',
    'Open Markup below a block and copy it into a page of your own.',
    'Only the parts of the accordion keep the platform’s class names, because Skerry finds an accordion by its parts.',
  ],
  examples: (visit) => neutralExamples(visit).map((example) => ({ ...example, markup: markupOf(example) })),
}
