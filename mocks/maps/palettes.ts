/** The colours of a tile. */
export interface Palette {
  readonly sea: string
  readonly shallows: string
  readonly land: string
  readonly high: string
  readonly park: string
  readonly street: string
  readonly road: string
  readonly edge: string
  readonly house: string
  readonly text: string
  readonly seaText: string
}

/** By the id of the style, 1 to 6: original, grayscale, satellite, minimal light, minimal dark, minimal blue. */
const palettes: readonly Palette[] = [
  palette('#a8d3e8 #bfe0ee #f3efe6 #e9e2cf #cfe6c3 #ffffff #fce29b #dcbf6b #e2d8c6 #3d3a33 #35708c'),
  palette('#cfd3d5 #dadddf #efefed #e4e4e1 #dcdedb #ffffff #ffffff #c6c8c8 #dddcd9 #3c3f41 #5d656a'),
  palette('#173a52 #24526b #4d5f43 #5d6b4a #36502f #78826a #9a9b88 #3c4a34 #8a8676 #ffffff #cfe3ee'),
  palette('#e3e8ea #eaeeef #f7f7f5 #f1f1ee #eff1ed #ffffff #ffffff #e2e3e1 #ecebe8 #6a6f73 #84909a'),
  palette('#15181b #1a1e21 #23272b #292e32 #262c2b #30363b #3f474d #1d2124 #2b3035 #b9c0c6 #7b868e'),
  palette('#a9c8e6 #b9d3eb #eaf1f8 #dfeaf5 #dbe8f2 #ffffff #ffffff #bcd3ea #d8e5f1 #2c4c6e #3d6a98'),
]

/** The colours of a style; those of the first style for any other value. */
export function paletteOf(style: string | null): Palette {
  return palettes[Number(style) - 1] ?? (palettes[0] as Palette)
}

function palette(colours: string): Palette {
  const [sea = '', shallows = '', land = '', high = '', park = '', street = '', ...rest] = colours.split(' ')
  const [road = '', edge = '', house = '', text = '', seaText = ''] = rest
  return { sea, shallows, land, high, park, street, road, edge, house, text, seaText }
}
