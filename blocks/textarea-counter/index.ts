import { defineBlock } from '../../src/runtime/defineBlock'
import type { TextareaCounterProps } from './props'

/** B1 Form, the textarea counter: length and maximum from `data-max-length` (A5 Textarea counter). */
export const textareaCounter = defineBlock<TextareaCounterProps>({
  name: 'textarea-counter',
  selector: '[data-max-length]',
  when: 'visible',
  draws: false,
  // Reserves space for the counter.
  early:
    '&:not(input,textarea,[data-max-length="0"],[data-max-length] *,:has(.skerry-counter))::after{content:"";display:block;block-size:1.4875em}',
  notice: false,
  load: () => import('./block'),
})
