import type { blockVariants } from '../../src/model/enumerations/blockTypes'
import type { Page } from '../../src/model/page/page'

export type Provider = 'opentable' | 'tock'

/** What Tock's widget offers (B3 Block variants). */
export type TockVariant = (typeof blockVariants.tock)[number]

/** A widget to book a table. */
export interface ReservationProps {
  readonly provider: Provider
  /** The address of the provider's script, checked. */
  readonly source: string
  /** The name of the restaurant at Tock; empty for OpenTable, whose script has it in its address. */
  readonly business: string
  readonly variant: TockVariant
  /** Where visitors book without the widget; empty if that is not known. */
  readonly bookUrl: string
  /** Whether somebody is logged in, who sees a preview only. */
  readonly isPreview: boolean
  readonly page: Page
}

/** How wide the widget is drawn: what the provider calls it, or ours. */
export type Layout = 'wide' | 'standard' | 'row' | 'stacked'

/** Draws a provider's widget. Resolves when it is there. */
export type OpenWidget = (options: WidgetOptions) => Promise<void>

export interface WidgetOptions {
  readonly props: ReservationProps
  readonly layout: Layout
  /** Where it is drawn. */
  readonly place: HTMLElement
  readonly signal: AbortSignal
}
