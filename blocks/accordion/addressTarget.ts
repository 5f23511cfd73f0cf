import type { AccordionItem } from './props'

/** The target of the page's URL in an accordion. */
export interface AddressTarget {
  /** The item that is or contains the element that the URL's fragment names; -1 for none. */
  readonly index: number
  /** That element if it is inside the item's panel, which hides it while closed; else null. */
  readonly hidden: Element | null
}

/** Finds the element that the fragment of the page's URL names. */
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
