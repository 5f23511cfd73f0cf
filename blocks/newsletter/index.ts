import { defineBlock } from '../../src/runtime/defineBlock'
import type { NewsletterProps } from './block'

/** B2 Newsletter: the look of a sign-up (B9 Newsletter). Its form is a form like any other, and the form block's business. */
export const newsletter = defineBlock<NewsletterProps>({
  name: 'newsletter',
  selector: '.sqs-block-newsletter, [data-block-type="newsletter"]',
  when: 'visible',
  draws: false,
  load: () => import('./block'),
})
