/** The page of a review request. */
export interface ReviewRequestProps {
  /** The last part of the page's URL, which identifies the purchase. */
  readonly token: string
  /** Whether the server has written a form for each product. */
  readonly hasForms: boolean
  /** The server's response to the review request; `null` if none was needed. */
  readonly answer: ReviewRequestAnswer | null
  /** Loaded before the block is attached. */
  readonly send?: (token: string, review: Review, key: string) => Promise<ReviewProblem | null>
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

/** A buyer's review of a product. */
export interface Review {
  readonly itemId: string
  /** 1 to 5. */
  readonly rating: number
  readonly text: string
  readonly name: string
}

/** Why a review cannot be sent. */
export interface ReviewProblem {
  readonly kind: 'rating' | 'other'
  readonly message: string
}
