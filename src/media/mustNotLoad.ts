import { mayContact } from '../browser/consent'
import { pageAddress } from '../browser/pageAddress'
import { settings } from '../browser/settings'
import { parseUrl } from '../model/address/parseUrl'
import { lazySource } from './imageSource'

const thumbnailsOrPlayer = '.sqs-gallery-thumbnails,.gallery-slideshow-thumbnails-scroll,.sqs-video-overlay'
const imageHosts = /(^|\.)(ytimg|vimeocdn|youtube|vimeo|wistia|animoto)\.(com|net)$/

/**
 * Whether an image is a video's poster, or its thumbnail in a gallery, on the provider's server. Loading it would tell
 * the provider of the visit before any click. The player shows a neutral one instead, unless the owner allows the
 * provider's (docs/decisions.md#46a) and the page may contact the provider (docs/decisions.md#86).
 */
export function mustNotLoad(image: HTMLImageElement): boolean {
  if (!image.closest(thumbnailsOrPlayer)) return false
  if (settings().poster !== 'neutral' && mayContact()) return false
  return imageHosts.test(parseUrl(lazySource(image), pageAddress())?.hostname ?? '')
}
