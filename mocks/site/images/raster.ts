import { createRequire } from 'node:module'
import { drawImage } from './index'

/** What is used of `@resvg/resvg-js`: it may be missing, where the package is installed without what only develops it. */
interface Rasteriser {
  renderAsync(
    svg: string,
    options: { readonly font: { readonly loadSystemFonts: boolean } },
  ): Promise<{ asPng(): Uint8Array }>
}

/** A picture as it is sent. */
export interface DrawnImage {
  readonly contentType: string
  readonly body: Uint8Array | string
}

const rasteriser = find()
const drawn = new Map<string, Promise<DrawnImage>>()

/** What pictures are sent as: PNG, or SVG where nothing can draw pixels. */
export const imageType = rasteriser ? 'image/png' : 'image/svg+xml'

/**
 * Draws a picture in the width that is asked for, such as `750w`, never above its own, at its first request and once.
 * Throws on a name that no picture has.
 */
export function renderImage(name: string, format: string | null): Promise<DrawnImage> {
  const svg = drawImage(name, format)
  if (svg === null) throw new Error(`The demo site has no picture "${name}".`)
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
