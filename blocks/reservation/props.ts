import type { blockVariants } from '../../src/model/enumerations/blockTypes'

export type Provider = 'opentable' | 'tock'

/** The variants of Tock's widget (B3 Block variants). */
export type TockVariant = (typeof blockVariants.tock)[number]

/** A widget to book a table. */
export interface ReservationProps {
  readonly provider: Provider
  /** The validated URL of the provider's script. */
  readonly source: string
  /** The restaurant's slug at Tock; empty for OpenTable, where the script's URL contains the restaurant. */
  readonly business: string
  readonly variant: TockVariant
  /** The URL for booking without the widget; empty if unknown. */
  readonly bookUrl: string
  /** Whether the visitor is logged in and therefore sees only a preview. */
  readonly isPreview: boolean
}

/** The layout for the width: the provider's name for it, or ours. */
export type Layout = 'wide' | 'standard' | 'row' | 'stacked'

export interface WidgetOptions {
  readonly props: ReservationProps
  readonly layout: Layout
  /** Where it is drawn. */
  readonly place: HTMLElement
  readonly signal: AbortSignal
}
