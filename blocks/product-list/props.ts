/** A list of products, on the page or in a response. */
export interface ProductListProps {
  readonly root: HTMLElement
  /** The parent of the products. */
  readonly items: HTMLElement
  /** The filters and sorting: forms, and elements with links or selects. */
  readonly controls: readonly HTMLElement[]
  /** The element with the number of products; `null` if the page doesn't show it. */
  readonly count: HTMLElement | null
  /** The server's text for an empty list; `null` if there is none. */
  readonly empty: HTMLElement | null
  /** The links to more pages of the list. */
  readonly pages: HTMLElement | null
}
