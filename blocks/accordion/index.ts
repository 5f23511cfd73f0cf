import { defineBlock } from '../../src/runtime/defineBlock'
import type { AccordionProps } from './props'

/** A panel that has no state yet, for its block has not mounted. */
const closedPanel = '.accordion-item__dropdown:not([data-state])'
// It begins with the block: a selector that names it anywhere is not put below it by itself.
const dropdown = `& .accordion-item:has(.accordion-item__click-target) ${closedPanel}`
const firstOpen = '&[data-is-expanded-first-item="true"] .accordion-item:first-child *'

/** B6 Accordion: items expand and collapse (B2, B4, B9). */
export const accordion = defineBlock<AccordionProps>({
  name: 'accordion',
  selector: '.sqs-block-accordion .accordion-items-container, [data-block-type="accordion"]',
  when: 'visible',
  earlyInteractions: { click: '.accordion-item__click-target' },
  // Closed from the beginning, as it will be: what closed only when it mounts would move the page.
  early:
    '&,.accordion-items-container{list-style:none;margin:0;padding:0}' +
    '.accordion-item__click-target{display:flex;align-items:center;justify-content:space-between;inline-size:100%;border:0;font:inherit}' +
    // The sign of an item without an icon, for beside it a long title has less room.
    '.accordion-item__click-target:not(:has(.accordion-icon-container))::after{content:"+";margin-inline-start:1em}' +
    '.accordion-item__dropdown{overflow:hidden}' +
    `${dropdown}:not(${firstOpen}){display:none}` +
    // Even where it has not been seen, and whatever the template says: a page of paper cannot be opened.
    '@media print{.accordion-item__dropdown{display:block!important}}',
  panels: [closedPanel, 'accordion-item__dropdown--open'],
  load: () => import('./block'),
})
