import { type Step, wrapIndex } from '../../model/gallery/galleryIndex'
import type { LightboxOptions, LightboxSlide, LightboxTransition } from '../lightboxOptions'
import { animate, type Motion } from './motion'
import { createPanel, type Panel } from './panel'
import { windowBox } from './windowBox'

const slideMs = 600 // B9 Lightbox: slide transition

export interface StripOptions {
  readonly track: HTMLElement
  readonly slides: readonly LightboxSlide[]
  readonly index: number
  readonly transition: LightboxTransition
  /** 1, or -1 on right-to-left pages. */
  readonly sign: Step
  readonly motion: Motion
  readonly onArrive: (index: number) => void
  readonly onFail: LightboxOptions['onChange']
}

/** The current slide and its two neighbours. No other slides are drawn. */
export interface Strip {
  readonly current: () => Panel
  readonly slide: () => LightboxSlide
  /** Moves by one slide, starting from where a finger has dragged it. */
  readonly go: (step: Step, fromPx?: number) => void
  /** Shows another slide, without an animation. */
  readonly goTo: (index: number) => void
  /** Loads the current image, then those of its neighbours. */
  readonly load: () => Promise<void>
  /** Call it when the window has been resized. */
  readonly layOut: () => void
}

/** Draws a slide with its neighbours. */
export function createStrip(options: StripOptions): Strip {
  const { track, slides, transition, sign, motion, onArrive } = options
  const count = slides.length
  let index = wrapIndex(options.index, count)
  let panels = new Map<number, Panel>()

  const slideAt = (offset: number) => slides[wrapIndex(index + offset, count)] as LightboxSlide // there is at least one
  const current = () => panels.get(0) as Panel // created by `fill`, before the first call

  const fill = () => {
    const wanted = count > 1 ? [0, 1, -1] : [0]
    for (const [offset, panel] of panels) if (!wanted.includes(offset)) panel.element.remove()
    panels = new Map(wanted.map((offset) => [offset, panels.get(offset) ?? makePanel(offset)]))
    for (const [offset, { element }] of panels) {
      element.style.transform = `translateX(${offset * sign * 100}%)`
      element.inert = offset !== 0
      if (element.parentNode !== track) track.append(element)
    }
  }
  const makePanel = (offset: number): Panel => {
    const panel: Panel = createPanel(slideAt(offset), () => panel === current() && options.onFail?.(index))
    return panel
  }
  const go = (step: Step, fromPx = 0) => {
    if (count < 2) return
    motion.finish()
    current().layOut()
    const outgoing = current().element
    index = wrapIndex(index + step, count)
    panels = new Map([...panels].map(([offset, panel]) => [offset - step, panel]))
    fill()
    const from = step * sign * windowBox().width + fromPx
    if (transition === 'swipe' || fromPx !== 0) {
      motion.run(animate(track, [{ transform: `translateX(${from}px)` }, { transform: 'none' }], slideMs))
    } else motion.run(fade(current().element, 0, 1), fade(outgoing, 1, 0))
    onArrive(index)
  }
  const goTo = (wanted: number) => {
    if (wanted < 0 || wanted === index) return
    motion.finish()
    index = wanted
    track.replaceChildren()
    panels.clear()
    fill()
    onArrive(index)
  }
  const load = async () => {
    const panel = current()
    await panel.load(true)
    if (panel === current()) for (const each of panels.values()) if (each !== panel) void each.load(false)
  }
  const layOut = () => {
    for (const panel of panels.values()) panel.layOut()
  }

  fill()
  return { current, slide: () => slideAt(0), go, goTo, load, layOut }
}

/** Keeps a slide in the middle while it fades in or out. */
function fade(element: HTMLElement, from: number, to: number): Animation | null {
  const frames = [from, to].map((opacity) => ({ opacity, transform: 'none' }))
  return animate(element, frames, slideMs)
}
