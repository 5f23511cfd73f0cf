import { attributes, type Html, html } from '../html'
import { identity } from '../identity'
import { sceneOf } from '../images'

const widths = [500, 750, 1000, 1500] // the widths of B9 Images that pages request

export interface ResponsiveImageOptions {
  /** The image's width on the page, as the `sizes` attribute. */
  readonly sizes?: string
  /** Whether this is the first image of a page, which loads eagerly. */
  readonly isFirst?: boolean
  /** Replaces the image's own text alternative; empty for a decorative image. */
  readonly alt?: string
}

/** The URL of an image. Like the platform's, it serves seven widths. */
export function imageUrl(name: string, format?: string): string {
  return `/content/v1/${identity.websiteId}/${name}.png${format ? `?format=${format}` : ''}`
}

/** An image with width and height attributes, so that the layout does not shift when it loads. */
export function responsiveImage(
  name: string,
  { sizes = '100vw', isFirst = false, alt }: ResponsiveImageOptions = {},
): Html {
  const scene = sceneOf(name)
  return html`<img${attributes({
    src: imageUrl(name, '1000w'),
    srcset: widths.map((width) => `${imageUrl(name, `${width}w`)} ${width}w`).join(', '),
    sizes,
    width: scene.width,
    height: scene.height,
    alt: alt ?? scene.alt,
    loading: isFirst ? null : 'lazy',
    fetchpriority: isFirst ? 'high' : null,
    decoding: 'async',
  })}>`
}
