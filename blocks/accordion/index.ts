import { defineBlock } from '../../src/runtime/defineBlock'
import type { AccordionProps } from './props'

/** A panel that has no state yet, because its block has not mounted. */
const closedPanel = '.accordion-item__dropdown:not([data-state])'
// Starts with `&`: a selector that contains `&` anywhere is not made a descendant of the block automatically.
const dropdown = `& .accordion-item:has(.accordion-item__click-target) ${closedPanel}`
const firstOpen = '&[data-is-expanded-first-item="true"] .accordion-item:first-child *'

/** B6 Accordion: items expand and collapse (B2, B4, B9). */
export const accordion = defineBlock<AccordionProps>({
  name: 'accordion',
  selector: '.sqs-block-accordion .accordion-items-container, [data-block-type="accordion"]',
  when: 'visible',
  earlyInteractions: { click: '.accordion-item__click-target' },
  // Closed from the start: panels that closed only on mount would shift the page.
  early:
    '&,.accordion-items-container{list-style:none;margin:0;padding:0}' +
    '.accordion-item__click-target{display:flex;align-items:center;justify-content:space-between;inline-size:100%;border:0;font:inherit}' +
    // The sign of an item without an icon, because it leaves less space for a long title.
    '.accordion-item__click-target:not(:has(.accordion-icon-container))::after{content:"+";margin-inline-start:1em}' +
    '.accordion-item__dropdown{overflow:hidden}' +
    `${dropdown}:not(${firstOpen}){display:none}` +
    // Print all panels, even before the block mounts and whatever the template sets: paper cannot be clicked.
    '@media print{.accordion-item__dropdown{display:block!important}}',
  panels: [closedPanel, 'accordion-item__dropdown--open'],
  load: () => import('./block'),
})
