import { watchVisibility } from '../../../src/media/visibility'
import { isMobile } from '../../../src/model/page/breakpoints'
import { watchModals } from '../../../src/ui/modality'
import type { Autoplay } from './autoplay'

/** The class of the pause control, which may get the focus by keyboard without stopping the slideshow. */
export const pauseControlClass = 'skerry-gallery-pause'

/** The class of the strip of thumbnails. In neutral markup it comes directly after the gallery. */
export const thumbnailsClass = 'skerry-gallery-thumbnails'

/**
 * Pauses autoplay while the pointer is over the gallery or its controls (not on mobile), the focus is inside, a video
 * plays, the tab is hidden, the gallery is outside the viewport (B4 Gallery, docs/decisions.md#44) or behind a lightbox
 * or a dialog. Returns a function that stops it.
 */
export function watchPauses(element: HTMLElement, autoplay: Autoplay): () => void {
  const stop = new AbortController()
  const on = (target: EventTarget, type: string, listener: (event: Event) => void, capture = false) =>
    target.addEventListener(type, listener, { signal: stop.signal, capture })

  watchVisitor(element, autoplay, stop.signal)
  const next = element.nextElementSibling
  if (next?.classList.contains(thumbnailsClass)) watchVisitor(next, autoplay, stop.signal)

  // A starting video stops the others, and their stop events arrive after its start.
  const playing = new Set<EventTarget | null>()
  const onPlay = ({ target }: Event) => {
    playing.add(target)
    autoplay.hold('video')
  }
  const onStop = ({ target }: Event) => {
    if (playing.delete(target) && playing.size === 0) autoplay.release('video')
  }
  const { ownerDocument: page } = element
  // Media events do not bubble, so listen in the capture phase.
  on(element, 'play', onPlay, true)
  on(element, 'skerry:video-play', onPlay)
  // Listen on the page, because a video may be in a lightbox when it stops.
  for (const type of ['pause', 'ended', 'skerry:video-stop']) on(page, type, onStop, true)

  const onVisibility = () => (page.hidden ? autoplay.hold('hidden') : autoplay.release('hidden'))
  on(page, 'visibilitychange', onVisibility)
  onVisibility()

  const stopWatching = watchVisibility(
    element,
    ({ isVisible }) => (isVisible ? autoplay.release('offscreen') : autoplay.hold('offscreen')),
    { thresholds: [0] },
  )
  const stopWatchingModals = watchModals(element, (isBehind) => {
    if (isBehind) autoplay.hold('modal')
    else autoplay.release('modal')
  })
  return () => {
    stop.abort()
    stopWatching()
    stopWatchingModals()
  }
}

/** Pauses autoplay while the pointer or the focus is in a part of the gallery, or in one of its controls elsewhere. */
export function watchVisitor(part: Element, autoplay: Autoplay, signal: AbortSignal): void {
  const on = (type: string, listener: (event: Event) => void) => part.addEventListener(type, listener, { signal })

  on('pointerenter', (event) => {
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch'
    if (!isTouch && !isMobile(innerWidth)) autoplay.hold('pointer')
  })
  on('pointerleave', () => autoplay.release('pointer'))

  on('focusin', ({ target }) => {
    if (!(target instanceof Element)) return
    if (!target.matches(':focus-visible')) autoplay.hold('focus')
    else if (target.classList.contains(pauseControlClass)) autoplay.hold('keyboard')
    else autoplay.stopPlaying()
  })
  on('focusout', (event) => {
    const to = event instanceof FocusEvent ? event.relatedTarget : null
    if (to instanceof Node && part.contains(to)) return
    autoplay.release('focus')
    autoplay.release('keyboard')
  })
}
