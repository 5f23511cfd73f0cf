/**
 * Dispatched on the document when a bar at an edge of the window has appeared, moved, changed its size or disappeared.
 * What stands at the same edge makes room.
 */
export const barsChanged = 'skerry:bars-changed'

/**
 * A custom property of the root: how much of the window's bottom the link to the cart covers on phones, with the bars below
 * it. Those bars keep it clear too, because only one of them sets the root's `scroll-padding`.
 */
export const cartPillRoom = '--skerry-cart-pill-room'
