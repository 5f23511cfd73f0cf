import { parseDimensions } from '../media/imageDimensions'
import type { LightboxSlide } from '../ui/lightboxOptions'
import { Emitter } from './Emitter'
import { type NodeLike, unwrap } from './wrap'

interface Config {
  readonly set?: readonly Item[]
  /** Index of the first item to show. */
  readonly currentSetIndex?: number
}

interface Item {
  /** An image, or an element with one inside it. */
  readonly content?: NodeLike
  /** HTML. */
  readonly meta?: string | null
}

/**
 * `Y.Squarespace.Lightbox2`: shows the images that a template passes in the lightbox. Items without one are left out.
 */
export class Lightbox extends Emitter {
  private readonly config: Config
  private readonly end = new AbortController()

  constructor(config: Config = {}) {
    super()
    this.config = config
  }

  render(): this {
    const { set = [], currentSetIndex = 0 } = this.config
    const slides = set.flatMap((item) => slideOf(item) ?? [])
    const index = set.slice(0, currentSetIndex).filter(slideOf).length
    const { activeElement } = document
    const opener = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null
    import('../ui/lightbox')
      .then(({ openLightbox }) => openLightbox({ slides, index, theme: 'dark', opener, signal: this.end.signal }))
      .catch((error) => reportError(error))
    return this
  }

  destroy(): void {
    this.end.abort()
  }
}

function slideOf({ content, meta }: Item): LightboxSlide | null {
  const node = unwrap(content)
  const image = node instanceof HTMLImageElement ? node : node instanceof Element && node.querySelector('img')
  if (!image) return null
  const dimensions = parseDimensions(image.dataset.imageDimensions)
  return { id: '', url: '', image, dimensions, title: '', description: meta ?? '', video: null, clickThroughUrl: '' }
}
