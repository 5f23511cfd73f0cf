/** The reviews of a product. */
export interface ProductReviewsProps {
  readonly itemId: string
  /** The locale for dates and numbers. */
  readonly locale: string
  /** Loaded before the block is attached. */
  readonly load?: (itemId: string, page: number) => Promise<LoadedReviews>
  /** The newest reviews; `null` if they could not be loaded. */
  readonly first: LoadedReviews | null
}

/** A page of reviews, newest first, and figures about all reviews. */
export interface ReviewPage {
  readonly reviews: readonly ProductReview[]
  /** The number of reviews that the server sent, including those that cannot be read. */
  readonly items: number
  readonly total: number
  /** 0 to 5, with one decimal. */
  readonly average: number
  /** The number of reviews with 1, 2, 3, 4 and 5 stars. */
  readonly distribution: readonly number[]
}

/** Several pages of reviews as one. */
export interface LoadedReviews extends ReviewPage {
  /** The number of pages. */
  readonly pages: number
}

/** A buyer's review of a product. */
export interface ProductReview {
  /** 1 to 5. */
  readonly rating: number
  readonly name: string
  readonly text: string
  /** In milliseconds since 1970; `null` if unknown. */
  readonly at: number | null
}
