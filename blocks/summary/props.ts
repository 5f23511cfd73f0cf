/** The layout of a summary, B3 Block variants. */
export type SummaryDesign = 'wall' | 'carousel' | 'list' | 'grid'

/** A served summary block. */
export interface SummaryProps {
  readonly design: SummaryDesign
  /** The element whose children are the items. */
  readonly list: HTMLElement
  readonly items: readonly HTMLElement[]
  /** The minimum column width of a wall or a grid, and the gap between its columns and rows, in pixels. */
  readonly columnWidth: number
  readonly gutter: number
  /** The number of items that a carousel shows at a time in a wide window. */
  readonly slidesPerRow: number
  /** The aspect ratio of all images; `null` if each has its own. */
  readonly imageAspectRatio: number | null
  /** The width of the images of a list, as a percentage of its items; `null` if the template sets it. */
  readonly listImageSize: number | null
  /** Whether images cover their box or fit inside it. */
  readonly autoCrop: boolean
  /** The parameters to render a summary of events again; `null` for other collections. */
  readonly events: EventsQuery | null
  /** Loads the current events. Set by `prepare`. */
  readonly fetchEvents?: (query: EventsQuery, signal: AbortSignal) => Promise<DocumentFragment | null>
}

/** A widget for the server to render (B7 GetWidgetRendering). */
export interface EventsQuery {
  readonly id: string
  readonly collectionId: string
  /** The block's own JSON: its filter, its size, past or upcoming. */
  readonly value: { readonly [key: string]: unknown }
}
