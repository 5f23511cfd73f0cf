/** The tabs of a menu and their panels. */
export interface MenuProps {
  /** The closest element around all tabs. */
  readonly list: HTMLElement
  readonly tabs: readonly MenuTab[]
  /** Panels without a tab. */
  readonly otherPanels: readonly HTMLElement[]
}

/** One tab in the server's markup. */
export interface MenuTab {
  readonly label: HTMLElement
  readonly panel: HTMLElement
}
