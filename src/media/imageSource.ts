/** The widths in which the platform serves an image, B9 Images. */
export const imageWidths = [100, 300, 500, 750, 1000, 1500, 2500] as const

/** One of the served widths. */
export type ImageWidth = (typeof imageWidths)[number]

const tolerance = 1.05 // docs/decisions.md#45: 1500 pixels are enough for 1536
const largest = 2500
const formatParameter = /([?&]format=)[^&#]*/
const imagePath = /\/(?:content\/v1|static)\/[0-9a-f]{24}\//

/**
 * The URL from which a script loads a server-rendered image: `data-src`, otherwise `data-image`; empty without either.
 */
export function lazySource({ dataset }: HTMLImageElement): string {
  return dataset.src || dataset.image || ''
}

/** The smallest served width that covers the needed pixels within 5 % (docs/decisions.md#45). */
export function pickWidth(neededPx: number): ImageWidth {
  return imageWidths.find((width) => width * tolerance >= neededPx) ?? largest
}

/**
 * Whether an image can be requested in another width: its URL already has a format, or its path is one of the
 * platform's image paths. Other URLs are left alone: a server that does not know the parameter would at best ignore it
 * and cache the image twice, and at worst reject a signed URL.
 */
export function hasWidths(url: string): boolean {
  return formatParameter.test(url) || imagePath.test(url)
}

/** The URL of an image in one width, `?format=750w`. A URL without widths is returned unchanged. */
export function sourceAt(url: string, width: ImageWidth): string {
  if (formatParameter.test(url)) return url.replace(formatParameter, `$1${width}w`)
  if (!hasWidths(url)) return url
  const [address = '', fragment] = url.split('#')
  const joint = address.includes('?') ? '&' : '?'
  return `${address}${joint}format=${width}w${fragment === undefined ? '' : `#${fragment}`}`
}
