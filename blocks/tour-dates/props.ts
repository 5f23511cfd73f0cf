/** A block of tour dates as the server sent it. */
export interface TourDatesProps {
  /** The full URL of the request, with its query. */
  readonly address: string
  /** Whether the dates are in the past. The latest is then shown first. */
  readonly isPast: boolean
  /** The locale of the dates. */
  readonly locale: string
  readonly load: (address: string, signal: AbortSignal) => Promise<readonly TourDate[]>
}

/** One date of a tour. */
export interface TourDate {
  /** The provider's id; may be empty. */
  readonly id: string
  /** Its title or the line-up; may be empty. */
  readonly title: string
  /** Local time at the venue, as if it were UTC; in milliseconds since 1970. */
  readonly time: number
  readonly venue: string
  readonly location: string
  /** The provider's page for it; empty without a safe link. */
  readonly href: string
  /** The URL where tickets are sold; empty if there is none. */
  readonly tickets: string
  readonly isSoldOut: boolean
}
