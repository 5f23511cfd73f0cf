import type { fetchPreview } from './fetchPreview'

/** A search field. */
export interface SearchProps {
  readonly input: HTMLInputElement
  /** The collections that are searched; all of them if it is empty. */
  readonly collectionIds: string
  readonly hasPreview: boolean
  /** Loaded before the block is attached, if it has a preview. */
  readonly load?: typeof fetchPreview
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
