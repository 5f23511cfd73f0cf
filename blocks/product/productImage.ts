import type { ElementChanges } from '../../src/browser/elementChanges'
import { titleNear } from '../../src/browser/servedProduct'
import { safeRedirect } from '../../src/model/address/redirect'
import type { Variant } from '../../src/model/product/Product'

/**
 * The images of a product, without the hidden copies for zooming, for its lightbox and for browsers without scripts.
 */
export const galleryImages = ['.product-gallery', '.ProductItem-gallery']
  .map(
    (gallery) => `${gallery} img:not(.gallery-lightbox-outer-wrapper *, .product-image-zoom-duplicate *, noscript *)`,
  )
  .join()

/** The attributes that contain the URL of an image. */
const addressed = ['src', 'srcset', 'data-src', 'data-srcset', 'data-image']

/**
 * Shows a variant's own image in place of the product's first one. Returns a function that shows the image of a
 * variant, or the server's for a variant without one.
 */
export function createProductImage(
  images: readonly HTMLElement[],
  changes: ElementChanges,
): (variant: Variant | null) => void {
  const [main] = images
  const size = main && [main.getAttribute('width'), main.getAttribute('height')]
  const alt = main?.getAttribute('alt') ?? null
  const before = main ? assetOf(main) : ''
  let shown = before
  return (variant) => {
    if (!main || !size || !before) return
    const after = variant && imageOf(variant, images, before)
    const next = after || before
    changes.attribute(main, 'alt', variant && next !== before ? textOf(variant, next, images) : alt)
    // Keep the widths and replace the image: the platform writes the image's URL before a `?format=`. Read the
    // attributes each time, because the image may have been loaded since, or in a higher resolution.
    for (const name of next === shown ? [] : addressed) {
      const value = main.getAttribute(name)
      if (value !== null) changes.attribute(main, name, value.replaceAll(shown, next))
    }
    shown = next
    const [width, height] = /^(\d+)x(\d+)$/.exec((after && variant?.mainImage?.originalSize) || '')?.slice(1) ?? size
    if (size[0] && size[1]) {
      changes.attribute(main, 'width', width ?? null)
      changes.attribute(main, 'height', height ?? null)
    }
  }
}

/** The URL of a variant's own image; `null` if it has none. `first` is the URL of the product's first image. */
function imageOf({ mainImage, mainImageId }: Variant, images: readonly HTMLElement[], first: string): string | null {
  if (mainImage) return safeRedirect(mainImage.assetUrl, document.baseURI) && mainImage.assetUrl
  const own = mainImageId && images.find((image) => image.getAttribute('data-image-id') === mainImageId)
  if (own === images[0]) return first // the element may currently show another image
  return own ? assetOf(own) : null
}

/**
 * The alternative text of a variant's own image: that of the same image of the product, else the product's title and
 * the chosen options.
 */
function textOf({ attributes }: Variant, address: string, images: readonly HTMLElement[]): string | null {
  const [main, ...others] = images
  const own = others.find((image) => assetOf(image) === address)
  if (own) return own.getAttribute('alt')
  return [titleNear(main), ...Object.values(attributes)].filter(Boolean).join(', ')
}

/** The URL of an image without its width. */
function assetOf(image: HTMLElement): string {
  const address = image.getAttribute('data-image') || image.getAttribute('data-src') || image.getAttribute('src')
  return (address ?? '').replace(/[?#].*$/, '')
}
