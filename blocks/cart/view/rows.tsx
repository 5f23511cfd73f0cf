import type { ComponentType, ReactNode } from 'react'

interface HasChildren {
  readonly children: ReactNode
}

/** How the rows of a list enter and leave it. */
export interface Rows {
  /** Takes one `Row` with a key for each child. */
  readonly List: ComponentType<HasChildren>
  readonly Row: ComponentType<HasChildren>
}

/** Rows that are there and gone at once, for visitors who want no motion. */
export const stillRows: Rows = {
  List: ({ children }) => children,
  Row: ({ children }) => <li className="skerry-cart-row">{children}</li>,
}
