import { BlockError } from '../../src/errors/BlockError'
import { readBoolean } from '../../src/runtime/attributes'
import { Accordion } from './Accordion'
import { messages } from './messages'
import type { AccordionItem, AccordionProps } from './props'

/** Reads the items that have a button and a dropdown. `null` for an empty list; throws if no item has both. */
export function parse(element: HTMLElement): AccordionProps | null {
  const all = [...element.querySelectorAll<HTMLElement>('.accordion-item')]
  // Items inside an item belong to another accordion.
  const served = all.filter((item) => !all.includes(item.parentElement!.closest<HTMLElement>('.accordion-item')!))
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
