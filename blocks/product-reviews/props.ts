/** The reviews of a product. */
export interface ProductReviewsProps {
  readonly itemId: string
  /** The language in which dates and numbers are written. */
  readonly locale: string
  /** Loaded before the block is attached. */
  readonly load?: (itemId: string, page: number) => Promise<LoadedReviews>
  /** The newest reviews; `null` if they could not be loaded. */
  readonly first: LoadedReviews | null
}

/** A page of reviews, the newest first, and what all reviews amount to. */
export interface ReviewPage {
  readonly reviews: readonly ProductReview[]
  /** How many the server has sent, with those that cannot be read. */
  readonly items: number
  readonly total: number
  /** 0 to 5, with one decimal. */
  readonly average: number
  /** How many reviews gave 1, 2, 3, 4 and 5 stars. */
  readonly distribution: readonly number[]
}

/** Pages of reviews as one. */
export interface LoadedReviews extends ReviewPage {
  /** How many pages they are. */
  readonly pages: number
}

/** What a buyer has said of a product. */
export interface ProductReview {
  /** 1 to 5. */
  readonly rating: number
  readonly name: string
  readonly text: string
  /** In milliseconds since 1970; `null` if unknown. */
  readonly at: number | null
}
