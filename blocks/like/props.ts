/** A button with which visitors like an item, such as an entry of a journal. */
export interface LikeProps {
  readonly itemId: string
  /** How many likes the served page says. */
  readonly count: number
}
