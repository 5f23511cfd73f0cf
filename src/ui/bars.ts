/**
 * Dispatched on the document when a bar at an edge of the window has appeared, moved, changed its size or disappeared.
 * What stands at the same edge makes room.
 */
export const barsChanged = 'skerry:bars-changed'
