/** The limits of the platform (A9, B9 Platform limits). */
export const limits = {
  productPriceCents: 100_000_000,
  skuLength: 60,
  blocksPerLayout: 60,
  tracksInAlbum: 60,
  itemsInUserOrderableCollection: 250,
  productsInCollection: 200,
  nestedCategories: 10_000,
  photoHostGalleryCount: 20,
  photoHostGallerySize: 50,
  tagLength: 50,
  categoryLength: 25,
} as const

/** A generated SKU is this prefix followed by this many digits (A5, A9). */
export const generatedSku = { prefix: 'SQ', digits: 7 } as const

/**
 * A9: a configured limit counts megabytes of a million bytes; a displayed size uses steps of 1024
 * (docs/decisions.md#36).
 */
export const bytes = { perMegabyte: 1_000_000, displayStep: 1024 } as const
