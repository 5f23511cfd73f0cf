import type { Page } from '../../src/model/page/page'

/** A button that shows a product. */
export interface QuickViewProps {
  readonly itemId: string
  /** Buttons of the same group lead from one product to the next; empty for a product on its own. */
  readonly group: string
  readonly page: Page
}

/** What the server says of a product. */
export interface QuickViewContent {
  readonly title: string
  readonly content: DocumentFragment
}
