import type { Page } from '../../src/model/page/page'

/** A quick view button. */
export interface QuickViewProps {
  readonly itemId: string
  /** The group whose products the dialog's arrows go through; empty for a single product. */
  readonly group: string
  readonly page: Page
}

/** The server's data for a product. */
export interface QuickViewContent {
  readonly title: string
  readonly content: DocumentFragment
}
