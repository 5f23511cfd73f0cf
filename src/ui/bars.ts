/**
 * Dispatched on the document when a bar at an edge of the window has appeared, moved, changed its size or disappeared.
 * Other elements at the same edge make room.
 */
export const barsChanged = 'skerry:bars-changed'

/**
 * A custom property of the root: how much of the bottom of the window the link to the cart covers on phones, including
 * the bars below it. The bars use it too, because only one rule for the `scroll-padding` of the root applies.
 */
export const cartPillRoom = '--skerry-cart-pill-room'
