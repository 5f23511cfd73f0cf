/** A like button of an item, such as a blog post. */
export interface LikeProps {
  readonly itemId: string
  /** The count in the served markup. */
  readonly count: number
}
