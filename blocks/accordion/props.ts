/** One item in the server's markup. */
export interface AccordionItem {
  readonly element: HTMLElement
  readonly button: HTMLElement
  readonly dropdown: HTMLElement
  readonly icon: HTMLElement | null
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[]
  /** `data-should-allow-multiple-open-items`: opening one leaves the others open. */
  readonly shouldAllowMultipleOpenItems: boolean
  /** `data-is-expanded-first-item` (B4 Accordion: the first item can start expanded). */
  readonly isExpandedFirstItem: boolean
}
