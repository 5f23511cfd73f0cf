/** A block of tour dates as the server sent it. */
export interface TourDatesProps {
  /** The whole address that is asked, with its query. */
  readonly address: string
  /** Whether it belongs to another site than the page. */
  readonly isForeign: boolean
  readonly isRestrictive: boolean
  /** Whether the dates are over, so that the latest comes first. */
  readonly isPast: boolean
  /** The language in which dates are written. */
  readonly locale: string
  readonly load: (address: string, signal: AbortSignal) => Promise<readonly TourDate[]>
}

/** One date of a tour. */
export interface TourDate {
  /** The provider's name for it; empty if it has none. */
  readonly id: string
  /** What it is called, or who plays; may be empty. */
  readonly title: string
  /** What the clocks at the venue show, as if it were UTC; in milliseconds since 1970. */
  readonly time: number
  readonly venue: string
  readonly location: string
  /** The provider's page of it; empty if there is none that may be followed. */
  readonly href: string
  /** Where tickets are sold; empty if they are not. */
  readonly tickets: string
  readonly isSoldOut: boolean
}
