import type { AccordionItem } from './props'

/** What the address names in an accordion. */
export interface AddressTarget {
  /** The item that is or holds the element which the address's fragment names; -1 for none. */
  readonly index: number
  /** That element, where the item's panel hides it while it is closed. */
  readonly hidden: Element | null
}

/** Looks for the element that the fragment of the address names. */
export function itemInAddress(items: readonly AccordionItem[]): AddressTarget {
  const target = document.getElementById(decode(location.hash.slice(1)))
  const index = target ? items.findIndex(({ element }) => element.contains(target)) : -1
  return { index, hidden: items[index]?.dropdown.contains(target) ? target : null }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
