import { startCarousel } from './carousel'
import type { Start } from './design'
import { startStrip } from './strip'

/** The designs that scroll, by their names: most galleries have other designs, so these load on demand. */
export const rows: { readonly [name in 'strip' | 'carousel']: Start } = { strip: startStrip, carousel: startCarousel }
