import { navigate } from '../browser/navigate'
import { shared } from '../browser/shared'
import { BlockError } from '../errors/BlockError'
import { safeRedirect } from '../model/address/redirect'
import { type LightboxOptions, sourceOf } from './lightboxOptions'
import { messages } from './messages'

// Every opener includes this module, so it is small. The lightbox itself is loaded shortly before it opens.

let code: typeof import('./lightbox/drawLightbox') | undefined

async function load() {
  code = await import('./lightbox/drawLightbox')
  return code
}

/**
 * Opens a lightbox over the page and resolves when it is on the screen. While one is opening, another call does
 * nothing. If its code cannot be loaded, B8's message is reported and the visitor, unless offline, is taken to the image
 * itself.
 */
export async function openLightbox(options: LightboxOptions): Promise<void> {
  const held = shared('lightboxOpening', () => ({ isOpening: false }))
  if (held.isOpening || options.slides.length === 0) return
  held.isOpening = true
  try {
    // Draws synchronously if the code has loaded: awaiting even a loaded module costs a frame.
    const { drawLightbox } = code ?? (await load())
    if (!options.signal?.aborted) await drawLightbox(options)
  } catch (cause) {
    reportError(new BlockError(messages.noLightbox, { cause }))
    const slide = options.slides.at(options.index)
    const address = slide && safeRedirect(sourceOf(slide), document.baseURI)
    if (address && navigator.onLine) navigate(address)
  } finally {
    held.isOpening = false
  }
}

/** Loads the lightbox's code. Call it when a pointer or the focus is near an opener. */
export function preloadLightbox(): void {
  load().catch(() => {}) // opening it tries again and reports
}
