import { startCarousel } from './carousel'
import type { Start } from './design'
import { startStrip } from './strip'

/** The designs that scroll, by their names: most galleries are of other designs, so they come later. */
export const rows: { readonly [name in 'strip' | 'carousel']: Start } = { strip: startStrip, carousel: startCarousel }
