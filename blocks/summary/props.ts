/** How the items of a summary are laid out, B3 Block variants. */
export type SummaryDesign = 'wall' | 'carousel' | 'list' | 'grid'

/** A summary block as the server sent it. */
export interface SummaryProps {
  readonly design: SummaryDesign
  /** The element whose children are the items. */
  readonly list: HTMLElement
  readonly items: readonly HTMLElement[]
  /** The narrowest column of a wall or a grid, and the space between its columns and rows, in pixels. */
  readonly columnWidth: number
  readonly gutter: number
  /** How many items a carousel shows at a time in a wide window. */
  readonly slidesPerRow: number
  /** The shape of all pictures, width by height; `null` if each has its own. */
  readonly imageAspectRatio: number | null
  /** Whether pictures cover their shape or fit inside it. */
  readonly autoCrop: boolean
  /** What the server needs to render a summary of events anew; `null` for other collections. */
  readonly events: EventsQuery | null
  /** Loads the events of now. Set by `prepare`. */
  readonly fetchEvents?: (query: EventsQuery, signal: AbortSignal) => Promise<DocumentFragment | null>
}

/** A widget for the server to render (B7 GetWidgetRendering). */
export interface EventsQuery {
  readonly id: string
  readonly collectionId: string
  /** The block's own JSON: its filter, its size, past or upcoming. */
  readonly value: { readonly [key: string]: unknown }
}
