import { hasWidths, lazySource, pickWidth, sourceAt } from '../../media/imageSource'
import { parseUrl } from '../../model/address/parseUrl'
import { type LightboxSlide, sourceOf } from '../lightboxOptions'

/** A file of an image. */
interface Version {
  readonly address: string
  /** Its width in its own pixels. */
  readonly width: number
}

/** The largest width of an image, B9 Images. */
export const largestWidth = 2500
const tolerance = 1.05 // docs/decisions.md#45

/**
 * The file of a slide's image for a number of device pixels; the only one if neither the server nor the page offers
 * others.
 */
export function versionFor(slide: LightboxSlide, neededPx: number): Version {
  const source = sourceOf(slide)
  if (hasWidths(source)) {
    const width = pickWidth(neededPx)
    return { address: sourceAt(source, width), width }
  }
  const versions = versionsOf(slide)
  const version = versions.find(({ width }) => width * tolerance >= neededPx) ?? versions.at(-1)
  return version ?? { address: source, width: largestWidth }
}

/** The files in the `srcset` of a slide's image, from the smallest. None if the large image has a source of its own. */
export function versionsOf({ source, image }: LightboxSlide): Version[] {
  if (!image || source || lazySource(image)) return []
  const sources = image.closest('picture')?.querySelectorAll('source') ?? []
  const sets = [...sources, image].map(({ srcset }) => parseSrcset(srcset, image.baseURI))
  // The set from which the browser has chosen, by format and media.
  const chosen = sets.find((set) => set.some(({ address }) => address === image.currentSrc)) ?? sets.at(-1) ?? []
  return chosen.sort((one, other) => one.width - other.width)
}

function parseSrcset(srcset: string, base: string): Version[] {
  return [...srcset.matchAll(/([^\s,]\S*)\s+(\d+)w/g)].map(([, url = '', width]) => ({
    address: parseUrl(url, base)?.href ?? url,
    width: Number(width),
  }))
}
