import { atStop } from '../../browser/atStop'
import { onResize } from '../../browser/resize'
import { shared } from '../../browser/shared'
import type { Step } from '../../model/gallery/galleryIndex'
import { pushEscape } from '../escapeStack'
import { containFocus } from '../focusContainment'
import { isLightboxEntry, slideInAddress } from '../lightboxAddress'
import { type LightboxOptions, type LightboxSlide, type LightboxState, slideEvent } from '../lightboxOptions'
import { makePageInert } from '../makePageInert'
import { messages } from '../messages'
import { type Layer, openLayer } from '../overlayHost'
import { rememberFocus, takesFocus } from '../returnFocus'
import { adoptStyles } from '../styles'
import { containsDeeply, focusedElement } from '../tabbables'
import { watchControls } from './controls'
import { fly, overThumbnail } from './flight'
import { enterHistory, type HistoryEntry, pendingHistory } from './historyEntry'
import { lendVideo } from './lendVideo'
import css from './lightbox.css?inline'
import { createMotion, type Motion } from './motion'
import { drawParts } from './parts'
import { createStrip, type Strip } from './strip'
import { seenPart } from './thumbnail'
import { fillWindow } from './windowBox'
import { createZoomController } from './zoomController'

// Drawn without React, so that opening an image loads nothing else.

type Open = { destroy?: (() => void) | undefined }

const open = () => shared<Open>('lightbox', () => ({}))

function destroyOpen(): void {
  open().destroy?.()
}

/**
 * Draws a lightbox above the page (B4 Lightbox gallery, B9 Lightbox). Waits only if the previous lightbox is still
 * going back in the history. Resolves when the lightbox is on the screen. One that is still open or hiding is removed.
 */
export async function drawLightbox(options: LightboxOptions): Promise<void> {
  destroyOpen()
  const pending = pendingHistory()
  if (pending) await pending
  if (!options.signal?.aborted) draw(options)
}

function draw(options: LightboxOptions): void {
  const { slides, addressBase } = options
  const ended = new AbortController()
  const { signal } = ended
  const giveBackFocus = rememberFocus({ ...(options.opener && { opener: options.opener }), preventScroll: true })

  // Everything is measured before the first DOM write, so that styles are computed only once.
  const motion = createMotion()
  const { parts, strip, zoom, sign, layOut } = drawSlides(options, motion, {
    signal,
    onClose: () => exit.close(),
    onArrive(index) {
      entry.show(strip.slide())
      show(index)
      void strip.load()
      options.onChange?.(index)
    },
  })
  const { dialog } = parts
  void strip.load()
  const over = overThumbnail(strip.current())

  const layer = openLayer('lightbox', destroyOpen)
  adoptStyles('lightbox', css, layer.shadow)
  const video = lendVideo(layer)
  layer.element.append(dialog)
  const isOurs = (focused: Element) => containsDeeply(dialog, focused) || video.contains(focused)
  const givePageBack = holdPage(layer, isOurs, () => exit.close())
  const entry = enterHistory(slides, strip.slide(), addressBase)
  const exit = createExit(options, { dialog, entry, layer, strip }, () => {
    motion.finish()
    ended.abort()
    givePageBack()
    if (!focusThumbnail(strip.slide())) giveBackFocus(isOurs)
    video.giveBack()
  })
  const show = (index: number) => {
    const slide = strip.slide()
    parts.announce(slide, index)
    video.show(strip.current())
    ;(slide.origin ?? slide.image)?.dispatchEvent(new CustomEvent(slideEvent, { bubbles: true }))
  }
  const onPop = () => {
    if (isLightboxEntry()) strip.goTo(slideInAddress(slides, location))
    else exit.close(0, true)
  }

  watchControls({ parts, motion, zoom, hasOthers: slides.length > 1, sign, go: strip.go, close: exit.close, signal })
  addEventListener('popstate', onPop, { signal })
  addEventListener('resize', layOut, { signal })
  globalThis.visualViewport?.addEventListener('resize', layOut, { signal })
  globalThis.visualViewport?.addEventListener('scroll', () => fillWindow(dialog), { signal })
  signal.addEventListener('abort', onResize(strip.load))
  options.signal?.addEventListener('abort', exit.destroy, { signal })
  exit.begin()
  show(slides.indexOf(strip.slide()))
  dialog.focus({ preventScroll: true })
  motion.run(fly(strip.current(), over))
}

interface SlideListeners {
  /** Removes the listeners of the parts. */
  readonly signal: AbortSignal
  readonly onClose: () => void
  /** Called when another slide is shown. */
  readonly onArrive: (index: number) => void
}

/** Draws the dialog with its slides, without adding it to the page. */
function drawSlides(options: LightboxOptions, motion: Motion, { signal, onClose, onArrive }: SlideListeners) {
  const { slides, index, theme, transition = 'swipe' } = options
  // The direction of the part of the page that contains the slides.
  const isRtl = getComputedStyle(slides[index]?.image ?? document.body).direction === 'rtl'
  const sign: Step = isRtl ? -1 : 1
  const setZoomed = (isZoomed: boolean) => {
    // The caption is hidden while the image is zoomed, so it must not keep the focus.
    if (isZoomed && focusedElement()?.closest('.caption')) parts.dialog.focus({ preventScroll: true })
    parts.setZoomed(isZoomed)
  }
  const parts = drawParts({
    count: slides.length,
    theme,
    isRtl,
    signal,
    onClose,
    onStep: (step) => strip.go(step),
    onZoom: () => zoom.toggle(),
  })
  const strip = createStrip({
    track: parts.track,
    slides,
    index,
    transition,
    sign,
    motion,
    onFail: () => parts.say(messages.unableToLoad),
    onArrive(current) {
      setZoomed(false)
      onArrive(current)
    },
  })
  const layOut = () => {
    fillWindow(parts.dialog)
    strip.layOut()
    setZoomed(false)
  }
  const zoom = createZoomController(strip.current, motion, setZoomed)
  fillWindow(parts.dialog)
  return { parts, strip, zoom, sign, layOut }
}

/** Keeps focus and keys in the lightbox. Returns a function that releases them. */
function holdPage(layer: Layer, isOurs: (focused: Element) => boolean, onEscape: () => void): () => void {
  const release = containFocus({ predicate: isOurs })
  const wakePage = makePageInert(layer)
  const popEscape = pushEscape(onEscape)
  return () => {
    popEscape()
    wakePage()
    release()
  }
}

/** Focuses the thumbnail of the last slide if it is visible. Returns whether it took the focus. */
function focusThumbnail({ image }: LightboxSlide): boolean {
  const thumbnail = image?.closest<HTMLElement>('[aria-haspopup]')
  return Boolean(thumbnail && seenPart(thumbnail) && takesFocus(thumbnail, true))
}

interface ExitParts {
  readonly dialog: HTMLElement
  readonly entry: HistoryEntry
  readonly layer: Layer
  readonly strip: Strip
}

/** Closes a lightbox, once. `giveBack` releases everything that the closing animation does not need. */
function createExit(options: LightboxOptions, { dialog, entry, layer, strip }: ExitParts, giveBack: () => void) {
  let state: LightboxState = 'shown'
  const setState = (next: LightboxState) => {
    state = next
    dialog.dataset.state = next
    options.onStateChange?.(next)
  }
  const remove = () => {
    layer.close()
    if (open().destroy === destroy) open().destroy = undefined
    setState('destroyed')
  }
  const hide = () => {
    if (state !== 'hiding') return
    setState('hidden')
    remove()
  }
  const destroy = () => {
    if (state === 'destroyed') return
    if (state === 'shown') {
      entry.erase()
      giveBack()
    }
    remove()
  }
  return {
    begin() {
      open().destroy = destroy
      atStop(destroyOpen)
      setState('shown')
    },
    /** `pulledPx`: how far a finger has pulled it down. `isGoneBack`: the history has already left its entry. */
    close(pulledPx = 0, isGoneBack = false) {
      if (state !== 'shown') return
      setState('hiding')
      if (!isGoneBack) entry.leave()
      giveBack()
      const panel = strip.current()
      const animation = fly(panel, overThumbnail(panel), true, pulledPx)
      if (animation) animation.onfinish = hide
      else hide()
    },
    /** Removes it without an animation. */
    destroy,
  }
}
