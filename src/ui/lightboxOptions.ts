import type { ImageDimensions } from '../media/imageDimensions'
import { lazySource } from '../media/imageSource'
import type { lightboxStates } from '../model/enumerations/choices'

/** `hidden`: it has left the screen; `destroyed` follows at once. When Skerry stops, it is `destroyed` directly. */
export type LightboxState = (typeof lightboxStates)[number]

/** How the slides of a lightbox change (B4 Lightbox gallery). */
export type LightboxTransition = 'fade' | 'swipe'

/** One slide of a lightbox (B3 Slide). If it has an id or a url, that is in the page's address while it is shown. */
export interface LightboxSlide {
  /** `data-slide-id`; empty for none. */
  readonly id: string
  /** `data-slide-url`: the last part of the slide's own path, not the URL of its image; empty for none. */
  readonly url: string
  /** The image on the page. The lightbox opens from it, and shows it until the large one has loaded. */
  readonly image: HTMLImageElement | null
  /** The element that represents the slide on the page; `slideEvent` is dispatched on it. Default: `image`. */
  readonly origin?: HTMLElement
  /** URL of the large image, without a width. Default: that of `image`. */
  readonly source?: string
  /** Default: that of `image`. */
  readonly alt?: string
  readonly dimensions: ImageDimensions | null
  /** Text. Markup is stripped. */
  readonly title: string
  /** Text, or HTML that will be sanitised. */
  readonly description: string
  /**
   * A player, which moves into the lightbox while its slide is shown; `null` for an image, or a slide that links to its
   * video.
   */
  readonly video: HTMLElement | null
  /** URL of a link in the caption; empty for none. */
  readonly clickThroughUrl: string
}

/** How a lightbox opens (B4 Page behaviours and blocks, Lightbox gallery). */
export interface LightboxOptions {
  readonly slides: readonly LightboxSlide[]
  /** Index of the first slide to show; it is wrapped into 0 to count − 1. */
  readonly index: number
  readonly theme: 'dark' | 'light'
  /** How controls and keys change slides. A finger always swipes. Default: `swipe`. */
  readonly transition?: LightboxTransition
  /** Receives the focus when the lightbox closes. */
  readonly opener: HTMLElement | null
  /** Called with the index of each further slide that is shown. */
  readonly onChange?: (index: number) => void
  readonly onStateChange?: (state: LightboxState) => void
  /**
   * The path under which each slide with a url has its own page. Without it, the address's hash has the `itemId`.
   */
  readonly addressBase?: string | undefined
  /** Closes the lightbox at once, for example when its opener is removed. */
  readonly signal?: AbortSignal
}

/**
 * The DOM event that bubbles from a slide's element on the page when the lightbox shows it. Galleries move to that
 * slide, so that the lightbox closes into an image that is visible.
 */
export const slideEvent = 'skerry:lightbox-slide'

/** The URL of a slide's large image: its `source`, or that of its image on the page. Empty for none. */
export function sourceOf({ source, image }: LightboxSlide): string {
  return source || (image && (lazySource(image) || image.currentSrc || image.src)) || ''
}
