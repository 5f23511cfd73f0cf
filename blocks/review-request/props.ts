import type { sendReview } from './reviewRequests'

/** The page of a review request. */
export interface ReviewRequestProps {
  /** The last part of the page's address, which stands for the purchase. */
  readonly token: string
  /** Whether the server has written a form for each product. */
  readonly hasForms: boolean
  /** What the server says of the request; `null` if nobody had to ask. */
  readonly answer: ReviewRequestAnswer | null
  /** Loaded before the block is attached. */
  readonly send?: typeof sendReview
}

/** The products that are left to review, or why none can be reviewed. */
export type ReviewRequestAnswer =
  | { readonly items: readonly ReviewedItem[] }
  | { readonly items: null; readonly message: string }

/** A product that is left to review. */
export interface ReviewedItem {
  readonly itemId: string
  readonly title: string
}
