import type { Start } from './design'
import { startCarousel } from './designs/carousel'
import { startStrip } from './designs/strip'

/** The designs that scroll, by their names: most galleries are of other designs, so they come later. */
export const rows: { readonly [name in 'strip' | 'carousel']: Start } = { strip: startStrip, carousel: startCarousel }
