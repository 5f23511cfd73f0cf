import { createRequire } from 'node:module'
import { drawImage } from './index'

/** The part of `@resvg/resvg-js` used here. It may be missing: it is only a development dependency. */
interface Rasteriser {
  renderAsync(
    svg: string,
    options: { readonly font: { readonly loadSystemFonts: boolean } },
  ): Promise<{ asPng(): Uint8Array }>
}

/** The response body of an image. */
export interface DrawnImage {
  readonly contentType: string
  readonly body: Uint8Array | string
}

const rasteriser = find()
const drawn = new Map<string, Promise<DrawnImage>>()

/** The content type of images: PNG, or SVG without a rasteriser. */
export const imageType = rasteriser ? 'image/png' : 'image/svg+xml'

/**
 * Draws an image at a width such as `750w`, at most its own, and caches it. Throws if there is no such image.
 */
export function renderImage(name: string, format: string | null): Promise<DrawnImage> {
  const svg = drawImage(name, format)
  if (svg === null) throw new Error(`The demo site has no image "${name}".`)
  const known = drawn.get(svg)
  if (known) return known
  const image = draw(svg)
  drawn.set(svg, image)
  return image
}

async function draw(svg: string): Promise<DrawnImage> {
  const image = await rasteriser?.renderAsync(svg, { font: { loadSystemFonts: false } })
  return { contentType: imageType, body: image ? image.asPng() : svg }
}

function find(): Rasteriser | null {
  try {
    return createRequire(import.meta.url)('@resvg/resvg-js')
  } catch {
    return null
  }
}
