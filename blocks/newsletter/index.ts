import { renderedNewsletter, smallNewsletter } from '../../src/model/form/smallNewsletter'
import { defineBlock } from '../../src/runtime/defineBlock'
import type { NewsletterProps } from './props'

/** B2 Newsletter: the appearance of a sign-up (B9 Newsletter). The form block handles its form. */
export const newsletter = defineBlock<NewsletterProps>({
  name: 'newsletter',
  selector: '.sqs-block-newsletter, [data-block-type="newsletter"]',
  when: 'visible',
  draws: false,
  // Below 320 px, a field and a button side by side would both be too narrow to use.
  early:
    `&.${smallNewsletter[1]}{.newsletter-form-body,.newsletter-form-field-element,.newsletter-form-button` +
    '{box-sizing:border-box;display:block;inline-size:100%}.newsletter-form-button{margin-block-start:.75em}}',
  reserve: '.sqs-block-newsletter',
  narrow: smallNewsletter,
  shown: renderedNewsletter,
  notice: false,
  load: () => import('./block'),
})
