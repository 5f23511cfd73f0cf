import { BlockError } from '../../src/errors/BlockError'
import { readBoolean } from '../../src/runtime/attributes'
import { Accordion } from './Accordion'
import { messages } from './messages'
import type { AccordionItem, AccordionProps } from './props'

/** Reads the items that have a button and a dropdown. `null` for an empty list; throws if no item has both. */
export function parse(element: HTMLElement): AccordionProps | null {
  const served: HTMLElement[] = []
  // In document order, the items of another accordion inside an item directly follow it.
  for (const item of element.querySelectorAll<HTMLElement>('.accordion-item'))
    if (!served.at(-1)?.contains(item)) served.push(item)
  const items = served.flatMap((item) => parseItem(item) ?? [])
  if (served.length > 0 && items.length === 0) {
    throw new BlockError(messages.noItem)
  }
  if (items.length === 0) return null
  return {
    items,
    shouldAllowMultipleOpenItems: readBoolean(element, 'data-should-allow-multiple-open-items'),
    isExpandedFirstItem: readBoolean(element, 'data-is-expanded-first-item'),
  }
}

export const view = Accordion
export const place = 'over'

function parseItem(element: HTMLElement): AccordionItem | null {
  const button = element.querySelector<HTMLElement>('.accordion-item__click-target')
  const dropdown = element.querySelector<HTMLElement>('.accordion-item__dropdown')
  if (!button || !dropdown) return null
  return { element, button, dropdown, icon: button.querySelector<HTMLElement>('.accordion-icon-container') }
}
