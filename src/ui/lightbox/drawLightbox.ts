import { atStop } from '../../browser/atStop'
import { shared } from '../../browser/shared'
import { format } from '../../language/format'
import { prefersReducedMotion } from '../../media/reducedMotion'
import { wrapIndex } from '../../model/galleryIndex'
import { element } from '../element'
import { pushEscape } from '../escapeStack'
import { containFocus } from '../focusContainment'
import type { LightboxOptions, LightboxSlide, LightboxState } from '../lightbox'
import { isLightboxEntry, slideInAddress } from '../lightboxAddress'
import { messages } from '../messages'
import { openLayer } from '../overlayHost'
import { adoptStyles } from '../styles'
import { containsDeeply, focusedElement } from '../tabbables'
import { captionText, drawCaption } from './caption'
import { watchGestures } from './gestures'
import { enterHistory, historyAtRest } from './historyEntry'
import { lendVideo } from './lendVideo'
import css from './lightbox.css?inline'
import { bandAt, createArrowPace, type Step } from './pace'
import { createPanel, type Panel, transformOf, windowSize } from './panel'
import { frameOver } from './thumbnail'
import { closeScale, largestScale, type Point, type View, withinBounds, zoomAt } from './zoom'

const speedMs = 600 // B9 Lightbox: speed
const slideMs = 600 // B9 Lightbox: slide transition
const overlayMs = 300 // B9 Lightbox: overlay speed
const zoomMs = 300
const doubleTapMs = 300
const pullShare = 0.25 // of the window's height, after which letting go closes
const wheelStep = 0.01
const keyStep = 1.5

type Open = { destroy?: (() => void) | undefined }

const open = () => shared<Open>('lightbox', () => ({}))

/**
 * Draws a lightbox above the page (B4 Lightbox gallery, B9 Lightbox): without React, so that an image that opens brings
 * nothing else along. Resolves when it is on the screen. One that is still hiding makes room.
 */
export async function drawLightbox(options: LightboxOptions): Promise<void> {
  open().destroy?.()
  await historyAtRest()
  if (!options.signal?.aborted) draw(options)
}

function draw({ slides, theme, transition = 'swipe', ...options }: LightboxOptions): void {
  const count = slides.length
  const isRtl = getComputedStyle(document.body).direction === 'rtl'
  const sign = isRtl ? -1 : 1
  const ended = new AbortController()
  const { signal } = ended
  let index = wrapIndex(options.index, count)
  let state: LightboxState = 'shown'
  let panels = new Map<number, Panel>()
  let running: Animation[] = []
  let tap: { timer: ReturnType<typeof setTimeout>; point: Point } | undefined
  const slideAt = (offset: number) => slides[wrapIndex(index + offset, count)] as LightboxSlide // there is at least one

  const layer = openLayer('lightbox')
  adoptStyles('lightbox', css, layer.shadow)
  const track = element('div', { class: 'track' })
  const caption = element('div', { class: 'caption', id: 'skerry-lightbox-caption' })
  const counter = element('p', { class: 'counter', 'aria-hidden': 'true' })
  const live = element('p', { class: 'live', 'aria-live': 'polite', 'aria-atomic': 'true' })
  const control = (name: string, label: string, onclick: () => void) =>
    element('button', { type: 'button', class: `control ${name}`, 'aria-label': label, onclick })
  const toggle = control('toggle', messages.caption, () => showCaption(toggle.getAttribute('aria-expanded') !== 'true'))
  toggle.setAttribute('aria-controls', caption.id)
  const arrows =
    count > 1
      ? [
          control('previous', messages.previousSlide, () => go(-1)),
          control('next', messages.nextSlide, () => go(1)),
          counter,
        ]
      : []
  const dialog = element(
    'div',
    {
      class: 'lightbox',
      role: 'dialog',
      'aria-modal': 'true',
      'aria-label': messages.lightbox,
      tabindex: '-1',
      dir: isRtl ? 'rtl' : 'ltr',
      'data-theme': theme,
      'data-state': state,
    },
    control('close', messages.close, () => close()),
    ...arrows,
    toggle,
    caption,
    live,
    track, // last, so that a player's own controls come last in tab order, as where it is lent from
  )
  const returnTo = options.opener ?? focusedElement()
  const video = lendVideo(layer)

  // What is shown

  const current = () => panels.get(0) as Panel // made by `fill`, before anything can ask
  const setState = (next: LightboxState) => {
    state = next
    dialog.dataset.state = next
    options.onStateChange?.(next)
  }
  const showCaption = (isShown: boolean) => {
    toggle.setAttribute('aria-expanded', `${isShown}`)
    caption.dataset.shown = `${isShown}`
  }
  /** Draws the slides that are missing among the three, and drops the others. */
  const fill = () => {
    const wanted = count > 1 ? [0, 1, -1] : [0]
    for (const [offset, panel] of panels) if (!wanted.includes(offset)) panel.element.remove()
    panels = new Map(wanted.map((offset) => [offset, panels.get(offset) ?? makePanel(slideAt(offset))]))
    for (const [offset, { element: box }] of panels) {
      box.style.transform = `translateX(${offset * sign * 100}%)`
      box.inert = offset !== 0
      if (box.parentNode !== track) track.append(box)
    }
  }
  const makePanel = (slide: LightboxSlide): Panel => {
    const panel = createPanel(slide, () => {
      if (panel === current()) say(messages.unableToLoad)
    })
    return panel
  }
  const say = (text: string) => {
    live.textContent = text
  }
  const announce = () => {
    const position = count > 1 ? format(messages.slideOf, { number: index + 1, count }) : ''
    const text = captionText(slideAt(0))
    counter.textContent = `${index + 1} / ${count}`
    toggle.hidden = text === ''
    showCaption(false)
    drawCaption(caption, slideAt(0))
    say([position, text].filter(Boolean).join(': '))
  }
  /** The slide that is seen, then its neighbours. */
  const load = async () => {
    const panel = current()
    video.show(panel)
    await panel.load(true)
    if (panel === panels.get(0)) for (const each of panels.values()) if (each !== panel) void each.load(false)
  }
  const layOut = () => {
    for (const panel of panels.values()) panel.layOut()
  }
  const arrive = () => {
    announce()
    void load()
    options.onChange?.(index)
  }

  // Moving

  const animate = (target: HTMLElement | null, frames: Keyframe[], duration: number): Animation | null => {
    if (!target?.animate || prefersReducedMotion()) return null
    return target.animate(frames, { duration, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' })
  }
  const finish = () => {
    for (const animation of running) animation.finish()
    running = []
    track.style.transform = ''
  }
  const run = (...animations: (Animation | null)[]) => {
    running = animations.filter((animation) => animation !== null)
  }
  const go = (step: Step, fromPx = 0) => {
    if (count < 2 || state !== 'shown') return
    finish() // decision 41: whoever is quicker than the transition completes it
    current().layOut()
    const outgoing = current().element
    index = wrapIndex(index + step, count)
    panels = new Map([...panels].map(([offset, panel]) => [offset - step, panel]))
    fill()
    if (transition === 'fade' && fromPx === 0) {
      const still = { transform: 'none' }
      run(
        animate(current().element, [{ opacity: 0 }, { opacity: 1 }], slideMs),
        animate(
          outgoing,
          [
            { ...still, opacity: 1 },
            { ...still, opacity: 0 },
          ],
          slideMs,
        ),
      )
    } else {
      const from = step * sign * windowSize().width + fromPx
      run(animate(track, [{ transform: `translateX(${from}px)` }, { transform: 'none' }], slideMs))
    }
    entry.show(slideAt(0))
    arrive()
  }
  const goTo = (wanted: number) => {
    if (wanted < 0 || wanted === index) return
    finish()
    index = wanted
    for (const panel of panels.values()) panel.element.remove()
    panels.clear()
    fill()
    arrive()
  }

  // Looking closer

  const isZoomed = () => current().view().scale > 1
  const bound = (view: View) => {
    const { frame, size } = current()
    return withinBounds(view, frame(), windowSize(), largestScale(frame(), size()))
  }
  const lookAt = (view: View, durationMs = zoomMs) => {
    const panel = current()
    const before = transformOf(panel.view())
    const next = bound(view)
    panel.look(next)
    dialog.dataset.zoomed = `${next.scale > 1}`
    if (durationMs > 0)
      run(animate(panel.image(), [{ transform: before }, { transform: transformOf(next) }], durationMs))
    void panel.load(true)
  }
  const canZoom = () => !current().slide.video && current().image() !== null
  const zoom = (point: Point, scale: number, durationMs = zoomMs) => {
    if (canZoom()) lookAt(zoomAt(current().view(), point, scale), durationMs)
  }
  const zoomByTap = (point: Point) => {
    const { frame, size } = current()
    zoom(point, isZoomed() ? 1 : closeScale(frame(), size()))
  }

  // Fingers, mice, keys

  const isOurs = (event: Event) =>
    state === 'shown' &&
    !event.composedPath().some((node) => node instanceof Element && node.matches('button, a, .caption, slot'))
  const settle = (from: string) => {
    track.style.transform = ''
    dialog.style.removeProperty('--pulled')
    run(animate(track, [{ transform: from }, { transform: 'none' }], zoomMs))
  }
  const gestures = watchGestures(
    dialog,
    isOurs,
    {
      isZoomed,
      onSwipe(dx) {
        finish()
        if (count > 1) track.style.transform = `translateX(${dx}px)`
      },
      onSwipeEnd(dx, isQuick) {
        const step: Step = dx * sign < 0 ? 1 : -1
        if (count > 1 && (isQuick || Math.abs(dx) > windowSize().width / 2)) go(step, dx)
        else if (dx !== 0) settle(`translateX(${count > 1 ? dx : 0}px)`)
        else track.style.transform = ''
      },
      onPull(dy) {
        track.style.transform = `translateY(${dy}px)`
        dialog.style.setProperty('--pulled', `${Math.min(dy / windowSize().height, 1)}`)
      },
      onPullEnd(dy, isQuick) {
        if (isQuick || dy > windowSize().height * pullShare) close(dy)
        else settle(`translateY(${dy}px)`)
      },
      onPan(dx, dy) {
        const { scale, x, y } = current().view()
        current().look(bound({ scale, x: x + dx, y: y + dy }))
      },
      onPinch(from, to, factor) {
        if (!canZoom()) return
        const view = zoomAt(current().view(), from, current().view().scale * factor)
        current().look(bound({ ...view, x: view.x + to.x - from.x, y: view.y + to.y - from.y }))
      },
      onRest: () => lookAt(current().view()),
    },
    signal,
  )

  /** The band at an edge moves, anywhere else closes (B4); the second tap on an image looks closer instead. */
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || gestures.wasGesture() || !isOurs(event)) return
    const point = { x: event.clientX, y: event.clientY }
    const band = bandAt(point.x, windowSize().width)
    const isOnImage = event.target instanceof HTMLImageElement
    if (band && count > 1) return go(band === 'left' ? (-sign as Step) : (sign as Step))
    if (!gestures.isTouch() || !isOnImage || !canZoom()) return close()
    if (tap) {
      clearTimeout(tap.timer)
      tap = undefined
      zoomByTap(point)
    } else {
      tap = { point, timer: setTimeout(close, doubleTapMs) }
    }
  }
  const onWheel = (event: WheelEvent) => {
    if (!isOurs(event) && !event.ctrlKey) return
    event.preventDefault() // neither the page behind nor the browser's own zoom
    const { scale, x, y } = current().view()
    const point = { x: event.clientX, y: event.clientY }
    if (event.ctrlKey) zoom(point, scale * Math.exp(-event.deltaY * wheelStep), 0)
    else if (isZoomed()) lookAt({ scale, x: x - event.deltaX, y: y - event.deltaY }, 0)
  }
  const pace = createArrowPace()
  const onKey = (event: KeyboardEvent) => {
    const { key, timeStamp } = event
    const focused = focusedElement()
    const isBusy = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey
    const isElsewhere = focused && focused !== document.body && !containsDeeply(dialog, focused)
    if (isBusy || isElsewhere || state !== 'shown') return
    const { width, height } = windowSize()
    const middle = { x: width / 2, y: height / 2 }
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const step = ((key === 'ArrowRight' ? 1 : -1) * sign) as Step
      event.preventDefault()
      if (pace(step, timeStamp)) go(step)
    } else if (key === '+' || key === '=') zoom(middle, current().view().scale * keyStep)
    else if (key === '-') zoom(middle, current().view().scale / keyStep)
    // The page behind stays where it is.
    else if (focused === dialog && [' ', 'PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown'].includes(key))
      event.preventDefault()
  }

  // Coming and going

  const fly = (frame: Keyframe | null, isComing: boolean): Animation | null => {
    const { image, view, element: box } = current()
    const rest = { transform: transformOf(view()), clipPath: 'inset(0)' }
    const frames = frame ? [frame, rest] : [{ opacity: 0 }, { opacity: 1 }]
    return animate(frame ? image() : box, isComing ? frames : frames.reverse(), frame ? speedMs : overlayMs)
  }
  const overThumbnail = () => frameOver(current().slide.image, current().size(), current().frame())

  const close = (pulledPx = 0, isGoneBack = false) => {
    if (state !== 'shown') return
    finish()
    clearTimeout(tap?.timer)
    ended.abort()
    video.giveBack()
    setState('hiding')
    if (pulledPx > 0) {
      const { scale, x, y } = current().view()
      current().look({ scale, x, y: y + pulledPx })
    }
    if (!isGoneBack) entry.leave()
    leaveFocus()
    const flight = fly(overThumbnail(), false)
    if (!flight) return hide()
    flight.onfinish = hide
  }
  const hide = () => {
    if (state !== 'hiding') return
    setState('hidden')
    remove()
  }
  const leaveFocus = () => {
    popEscape()
    release()
    if (returnTo?.isConnected) returnTo.focus({ preventScroll: true })
  }
  const remove = () => {
    layer.close()
    if (open().destroy === destroy) open().destroy = undefined
    setState('destroyed')
  }
  const destroy = () => {
    if (state === 'hidden' || state === 'destroyed') return
    if (state === 'shown') {
      clearTimeout(tap?.timer)
      ended.abort()
      video.giveBack()
      entry.erase()
      leaveFocus()
    }
    remove()
  }

  fill()
  announce()
  layer.element.append(dialog)
  const release = containFocus({
    predicate: (focused) => containsDeeply(dialog, focused) || video.contains(focused),
  })
  const popEscape = pushEscape(() => close())
  const entry = enterHistory(slides, slideAt(0), options.addressBase)
  dialog.addEventListener('click', onClick, { signal })
  dialog.addEventListener('wheel', onWheel, { signal, passive: false })
  dialog.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  document.addEventListener('keydown', onKey, { signal })
  addEventListener('resize', layOut, { signal })
  addEventListener(
    'popstate',
    () => {
      if (isLightboxEntry()) goTo(slideInAddress(slides, location))
      else close(0, true)
    },
    { signal },
  )
  options.signal?.addEventListener('abort', destroy, { signal })
  open().destroy = destroy
  atStop(destroy)
  dialog.focus({ preventScroll: true })
  options.onStateChange?.('shown')
  run(fly(overThumbnail(), true))
  void load()
}
