/** A search field. */
export interface SearchProps {
  readonly input: HTMLInputElement
  /** The collections to search; all if empty. */
  readonly collectionIds: string
  readonly hasPreview: boolean
  /** Loaded before the block is attached, if it has a preview. */
  readonly load?: (query: string, collectionIds: string, signal: AbortSignal) => Promise<readonly SearchResult[]>
}

/** The platform's search page, which is served empty. */
export interface SearchPageProps {
  /** The element that the field is added to. */
  readonly box: HTMLElement
  /** The element around all of the results. */
  readonly output: HTMLElement
  /** The element with the number of results. */
  readonly notice: HTMLElement
  readonly list: HTMLElement
  /** The button for more results. */
  readonly more: HTMLElement
  /** The query in the page's URL; may be empty. */
  readonly query: string
  readonly collectionIds: string
  /** Loaded before the page is attached. */
  readonly attachPage?: (element: HTMLElement, props: SearchPageProps) => () => void
}

/** A search result. */
export interface SearchResult {
  readonly title: string
  /** A safe link. */
  readonly href: string
  readonly excerpt: string
  /** The URL of its image; empty without one. */
  readonly image: string
}
