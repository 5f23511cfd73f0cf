/** A panel of an accordion that has no state yet, for its block has not mounted. */
export const closedPanel = '.accordion-item__dropdown:not([data-state])'

/** The class by which templates show a panel. */
export const openPanelClass = 'accordion-item__dropdown--open'
