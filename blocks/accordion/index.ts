import { defineBlock } from '../../src/runtime/defineBlock'
import early from './early.css?inline'
import type { AccordionProps } from './props'

/** A panel that has no state yet, because its block has not mounted. */
const closedPanel = '.accordion-item__dropdown:not([data-state])'

/** B6 Accordion: items expand and collapse (B2, B4, B9). */
export const accordion = defineBlock<AccordionProps>({
  name: 'accordion',
  selector: '.sqs-block-accordion .accordion-items-container, [data-block-type="accordion"]',
  when: 'visible',
  earlyInteractions: { click: '.accordion-item__click-target' },
  early,
  panels: [closedPanel, 'accordion-item__dropdown--open'],
  load: () => import('./block'),
})
