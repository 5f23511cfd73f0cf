/** A search field. */
export interface SearchProps {
  readonly input: HTMLInputElement
  /** The collections that are searched; all of them if it is empty. */
  readonly collectionIds: string
  readonly hasPreview: boolean
  /** Loaded before the block is attached, if it has a preview. */
  readonly load?: (query: string, collectionIds: string, signal: AbortSignal) => Promise<readonly SearchResult[]>
}

/** The platform's search page, as the server sent it: empty. */
export interface SearchPageProps {
  /** Where the field belongs. */
  readonly box: HTMLElement
  /** Around all of the results. */
  readonly output: HTMLElement
  /** Says how many results there are. */
  readonly notice: HTMLElement
  readonly list: HTMLElement
  /** What a visitor presses for further results. */
  readonly more: HTMLElement
  /** What the address of the page asks for; empty if it asks for nothing. */
  readonly query: string
  readonly collectionIds: string
  /** Loaded before the page is attached. */
  readonly attachPage?: (element: HTMLElement, props: SearchPageProps) => () => void
}

/** A page that was found. */
export interface SearchResult {
  readonly title: string
  /** A link that may be followed. */
  readonly href: string
  readonly excerpt: string
  /** The address of its picture; empty without one. */
  readonly image: string
}
