/** A list of products, in the page or in an answer of the server. */
export interface ProductListProps {
  readonly root: HTMLElement
  /** The parent of the products. */
  readonly items: HTMLElement
  /** What visitors filter and sort with: forms, and elements with links or selects. */
  readonly controls: readonly HTMLElement[]
  /** Where the number of products is written; `null` if the page doesn't show it. */
  readonly count: HTMLElement | null
  /** The server's words for an empty list; `null` if it has none. */
  readonly empty: HTMLElement | null
  /** The links to further pages of the list. */
  readonly pages: HTMLElement | null
}
