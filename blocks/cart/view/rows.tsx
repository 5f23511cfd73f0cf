import type { ComponentType, ReactNode } from 'react'

interface HasChildren {
  readonly children: ReactNode
}

/** How the rows of a list enter and leave it. */
export interface Rows {
  /** Each child must be a `Row` with a key. */
  readonly List: ComponentType<HasChildren>
  readonly Row: ComponentType<HasChildren>
}

/** Rows that appear and disappear at once, for visitors who prefer reduced motion. */
export const stillRows: Rows = {
  List: ({ children }) => children,
  Row: ({ children }) => <li className="skerry-cart-row">{children}</li>,
}
