import { atStop } from '../../browser/atStop'
import { shared } from '../../browser/shared'
import { pushEscape } from '../escapeStack'
import { containFocus } from '../focusContainment'
import { type LightboxOptions, type LightboxState, slideEvent } from '../lightbox'
import { isLightboxEntry, slideInAddress } from '../lightboxAddress'
import { messages } from '../messages'
import { openLayer } from '../overlayHost'
import { restPage } from '../restPage'
import { rememberFocus, takesFocus } from '../returnFocus'
import { adoptStyles } from '../styles'
import { containsDeeply } from '../tabbables'
import { createCloseUp } from './closeUp'
import { watchControls } from './controls'
import { enterHistory, historyAtRest } from './historyEntry'
import { lendVideo } from './lendVideo'
import css from './lightbox.css?inline'
import { animate, createMotion } from './motion'
import { transformOf } from './panel'
import { drawParts } from './parts'
import { createStrip } from './strip'
import { frameOver, seenPart } from './thumbnail'

// Without React: an image that opens brings nothing else along.

const speedMs = 600 // B9 Lightbox: speed
const overlayMs = 300 // B9 Lightbox: overlay speed

type Open = { destroy?: (() => void) | undefined }

const open = () => shared<Open>('lightbox', () => ({}))

function destroyOpen(): void {
  open().destroy?.()
}

/**
 * Draws a lightbox above the page (B4 Lightbox gallery, B9 Lightbox), at once unless the last one is still going back in
 * the history. Resolves when it is on the screen. One that is still hiding makes room.
 */
export async function drawLightbox(options: LightboxOptions): Promise<void> {
  destroyOpen()
  const rest = historyAtRest()
  if (rest) await rest
  if (!options.signal?.aborted) draw(options)
}

function draw({ slides, theme, transition = 'swipe', ...options }: LightboxOptions): void {
  const isRtl = getComputedStyle(document.body).direction === 'rtl'
  const sign = isRtl ? -1 : 1
  const ended = new AbortController()
  const { signal } = ended
  const giveBackFocus = rememberFocus({ ...(options.opener && { opener: options.opener }), preventScroll: true })
  let state: LightboxState = 'shown'

  // All that measures comes before the first write to the page: its styles are worked out once, with everything in place.
  const motion = createMotion()
  const parts = drawParts({
    count: slides.length,
    theme,
    isRtl,
    onClose: () => close(),
    onStep: (step) => strip.go(step),
  })
  const { dialog, track } = parts
  const show = (index: number) => {
    const slide = strip.slide()
    parts.announce(slide, index)
    video.show(strip.current())
    ;(slide.origin ?? slide.image)?.dispatchEvent(new CustomEvent(slideEvent, { bubbles: true }))
  }
  const strip = createStrip({
    track,
    slides,
    index: options.index,
    transition,
    sign,
    motion,
    onFail: () => parts.say(messages.unableToLoad),
    onArrive(index) {
      zoomed(false)
      entry.show(strip.slide())
      show(index)
      void strip.load()
      options.onChange?.(index)
    },
  })
  const zoomed = (isZoomed: boolean) => dialog.toggleAttribute('data-zoomed', isZoomed)
  const setState = (next: LightboxState) => {
    state = next
    dialog.dataset.state = next
    options.onStateChange?.(next)
  }

  const overThumbnail = () => {
    const { slide, size, frame } = strip.current()
    return slide.video ? null : frameOver(slide.image, size(), frame())
  }
  /** Out of the thumbnail, or into it; where none can be seen the slide fades. */
  const fly = (isComing: boolean, over: Keyframe | null, pulledPx = 0): Animation | null => {
    const { image, view, element } = strip.current()
    const { scale, x, y } = view()
    const here = { transform: transformOf({ scale, x, y: y + pulledPx }), clipPath: 'inset(0)' }
    const frames = over ? [over, here] : [{ opacity: 0 }, { opacity: 1 }]
    const duration = over ? speedMs : overlayMs
    return animate(over ? image() : element, isComing ? frames : frames.reverse(), duration)
  }
  /** Gives everything back but what is still seen. */
  const letGo = () => {
    motion.finish()
    ended.abort()
    popEscape()
    wake()
    release()
    // Whoever sees the thumbnail of the last picture goes on from there.
    const thumbnail = strip.slide().image?.closest<HTMLElement>('[aria-haspopup]')
    if (!thumbnail || !seenPart(thumbnail) || !takesFocus(thumbnail, true)) giveBackFocus(isOurs)
    video.giveBack()
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
  const close = (pulledPx = 0, isGoneBack = false) => {
    if (state !== 'shown') return
    setState('hiding')
    if (!isGoneBack) entry.leave()
    letGo()
    const flight = fly(false, overThumbnail(), pulledPx)
    if (flight) flight.onfinish = hide
    else hide()
  }
  const destroy = () => {
    if (state === 'destroyed') return
    if (state === 'shown') {
      entry.erase()
      letGo()
    }
    remove()
  }

  void strip.load()
  const over = overThumbnail()
  const layer = openLayer('lightbox')
  adoptStyles('lightbox', css, layer.shadow)
  const video = lendVideo(layer)
  layer.element.append(dialog)
  const isOurs = (focused: Element) => containsDeeply(dialog, focused) || video.contains(focused)
  const release = containFocus({ predicate: isOurs })
  const wake = restPage(layer)
  const popEscape = pushEscape(() => close())
  const entry = enterHistory(slides, strip.slide(), options.addressBase)
  watchControls({
    parts,
    motion,
    closeUp: createCloseUp(strip.current, motion, zoomed),
    hasOthers: slides.length > 1,
    sign,
    go: strip.go,
    close,
    signal,
  })
  const onPop = () => {
    if (isLightboxEntry()) strip.goTo(slideInAddress(slides, location))
    else close(0, true)
  }
  addEventListener('popstate', onPop, { signal })
  addEventListener('resize', strip.layOut, { signal })
  options.signal?.addEventListener('abort', destroy, { signal })
  open().destroy = destroy
  atStop(destroyOpen)

  setState('shown')
  show(slides.indexOf(strip.slide()))
  dialog.focus({ preventScroll: true })
  motion.run(fly(true, over))
}
