import { navigate } from '../browser/navigate'
import { shared } from '../browser/shared'
import { BlockError } from '../errors/BlockError'
import type { ImageDimensions } from '../media/imageDimensions'
import { lazySource } from '../media/imageSource'
import { safeRedirect } from '../model/address/redirect'
import type { lightboxStates } from '../model/enumerations/choices'
import { messages } from './messages'

// What stands here travels with every opener, so it is small; the lightbox itself is fetched when somebody is about to open it.

/** `hidden` has left the screen by itself and is `destroyed` right afterwards; Skerry's stop destroys at once. */
export type LightboxState = (typeof lightboxStates)[number]

/** How the slides of a lightbox change (B4 Lightbox gallery). */
export type LightboxTransition = 'fade' | 'swipe'

/** One slide of a lightbox (B3 Slide): every one may have an id and a url of its own, which the address then carries. */
export interface LightboxSlide {
  /** `data-slide-id`; empty for none. */
  readonly id: string
  /** `data-slide-url`: the slide's own last part of a path, not where its image lies; empty for none. */
  readonly url: string
  /** The image as the page shows it: the lightbox opens out of it, and shows it until the large one has come. */
  readonly image: HTMLImageElement | null
  /** What stands for the slide on the page and is told when it is shown. Default: `image`. */
  readonly origin?: HTMLElement
  /** Where the large image lies, in any width. Default: where `image` comes from. */
  readonly source?: string
  /** Default: that of `image`. */
  readonly alt?: string
  readonly dimensions: ImageDimensions | null
  /** Text. Markup in it is read for its text. */
  readonly title: string
  /** Text, or HTML, which is sanitised. */
  readonly description: string
  /** A player, lent to the lightbox while its slide is seen; `null` for an image, or where the slide links to its video. */
  readonly video: HTMLElement | null
  /** Where a link in the caption leads; empty for none. */
  readonly clickThroughUrl: string
}

/** A lightbox as its opener wants it (B4 Page behaviours and blocks, Lightbox gallery). */
export interface LightboxOptions {
  readonly slides: readonly LightboxSlide[]
  /** The slide to begin with, wrapped into 0 to count-1. */
  readonly index: number
  readonly theme: 'dark' | 'light'
  /** How controls and keys change slides; a finger always swipes. Default `swipe`. */
  readonly transition?: LightboxTransition
  /** Gets the focus back. */
  readonly opener: HTMLElement | null
  /** Told the index of every slide that comes. */
  readonly onChange?: (index: number) => void
  readonly onStateChange?: (state: LightboxState) => void
  /** The path below which every slide with a url has a page of its own. Without it the address's hash carries the `itemId`. */
  readonly addressBase?: string | undefined
  /** Closes at once when whoever opened it goes. */
  readonly signal?: AbortSignal
}

/**
 * The DOM event that bubbles from a slide's place on the page when the lightbox shows it: a gallery goes along, so that
 * the lightbox closes into the picture that it shows.
 */
export const slideEvent = 'skerry:lightbox-slide'

let code: typeof import('./lightbox/drawLightbox') | undefined

async function load() {
  code = await import('./lightbox/drawLightbox')
  return code
}

/**
 * Opens a lightbox over the page and resolves when it is on the screen. One at a time: while one is open or on its way
 * another call does nothing. Where its code cannot be loaded B8's
 * message is reported, and the visitor gets the slide's image as a page of its own.
 */
export async function openLightbox(options: LightboxOptions): Promise<void> {
  const held = shared('lightboxOpening', () => ({ isOpening: false }))
  if (held.isOpening || options.slides.length === 0) return
  held.isOpening = true
  try {
    // What has come already draws within the click: even a loaded module lets a frame go by.
    const { drawLightbox } = code ?? (await load())
    if (!options.signal?.aborted) await drawLightbox(options)
  } catch (cause) {
    reportError(new BlockError(messages.noLightbox, { cause }))
    const slide = options.slides.at(options.index)
    const address = slide && safeRedirect(sourceOf(slide), document.baseURI)
    if (address) navigate(address)
  } finally {
    held.isOpening = false
  }
}

/** Fetches the lightbox's code; for the moment when a pointer or the focus comes near an opener. */
export function preloadLightbox(): void {
  load().catch(() => {}) // whoever opens it tries again and reports
}

/** Where a slide's image lies: as said, or as its image on the page says. Empty for none. */
export function sourceOf({ source, image }: LightboxSlide): string {
  return source || (image && (lazySource(image) || image.currentSrc || image.src)) || ''
}
