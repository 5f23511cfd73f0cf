import { defineBlock } from '../../src/runtime/defineBlock'
import early from './early.css?inline'
import type { TextareaCounterProps } from './props'

/** B1 Form, the textarea counter: length and maximum from `data-max-length` (A5 Textarea counter). */
export const textareaCounter = defineBlock<TextareaCounterProps>({
  name: 'textarea-counter',
  selector: '[data-max-length]',
  when: 'visible',
  draws: false,
  early,
  notice: false,
  load: () => import('./block'),
})
