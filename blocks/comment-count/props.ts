import type { Page } from '../../src/model/page/page'

/** A link to the comments of an item. */
export interface CommentCountProps {
  /** The item under which the host of the comments knows them; empty if it knows only the address of the page. */
  readonly itemId: string
  /** The address of the page with the comments, without its hash. */
  readonly url: string
  /** The address of the counter's script. */
  readonly script: string
  readonly page: Page
}
