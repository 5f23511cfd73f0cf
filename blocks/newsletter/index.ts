import { renderedNewsletter, smallNewsletter } from '../../src/model/form/smallNewsletter'
import { defineBlock } from '../../src/runtime/defineBlock'
import early from './early.css?inline'
import type { NewsletterProps } from './props'

/** B2 Newsletter: the appearance of a sign-up (B9 Newsletter). The form block handles its form. */
export const newsletter = defineBlock<NewsletterProps>({
  name: 'newsletter',
  selector: '.sqs-block-newsletter, [data-block-type="newsletter"]',
  when: 'visible',
  draws: false,
  early,
  reserve: '.sqs-block-newsletter',
  narrow: smallNewsletter,
  shown: renderedNewsletter,
  notice: false,
  load: () => import('./block'),
})
