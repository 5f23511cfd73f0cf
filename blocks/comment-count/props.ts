/** A link to the comments of an item. */
export interface CommentCountProps {
  /** The id of the comments at their host; empty if only the page's URL identifies them. */
  readonly itemId: string
  /** The URL of the page with the comments, without its hash. */
  readonly url: string
  /** The URL of the counter script. */
  readonly script: string
}
