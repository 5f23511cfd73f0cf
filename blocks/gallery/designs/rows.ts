import { startCarousel } from './carousel'
import type { Start } from './design'
import { startStrip } from './strip'

/** The designs that scroll. They load on demand, because most galleries have other designs. */
export const rows: { readonly [name in 'strip' | 'carousel']: Start } = { strip: startStrip, carousel: startCarousel }
