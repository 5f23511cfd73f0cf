import type { ElementChanges } from '../browser/elementChanges'
import { type Step, wrapIndex } from '../model/galleryIndex'
import type { Frames, Motion } from './motion'

/** What a tape is made of. */
export interface TapeParts {
  /** The box that the slides are seen through. Each of them fills it. */
  readonly container: HTMLElement
  readonly slides: readonly { readonly element: HTMLElement }[]
  /** The slide to begin with. */
  readonly index: number
  readonly changes: ElementChanges
  /** Whether next or previous leads anywhere. */
  readonly canStep: (step: Step) => boolean
  /** Shows these slides and no others; the last one lies on top and is the current one. */
  readonly show: (...indexes: number[]) => void
  readonly play: (frames: Frames, durationMs: number, easing: string) => Motion
}

/** Slides side by side, seen through a box. Positions are slides, counted from the current one on. */
export interface Tape {
  readonly position: () => number
  /** Whether it moves by itself. */
  readonly isGliding: () => boolean
  /** -1 where a finger that goes to the left pulls the next slide in, 1 where the text runs from right to left. */
  readonly pull: () => Step
  /** Shows what lies at a position, at most one slide away. */
  readonly drag: (position: number) => void
  /** Goes to a position, from wherever it is. Settles when it is there, or is stopped on the way. */
  readonly glide: (position: number, durationMs: number, easing: string) => Promise<void>
  /** Stops where it is. Every drag begins with it. */
  readonly halt: () => void
  /** Makes another slide the current one and glides until it is `rest` slides from its place. */
  readonly change: (
    to: { readonly to: number; readonly direction: Step },
    durationMs: number,
    easing: string,
    rest?: number,
  ) => Promise<void>
}

/** Lays slides side by side, the next one where the text goes on: to the left where it runs from right to left. */
export function createTape({ container, slides, index: first, changes, canStep, show, play }: TapeParts): Tape {
  let current = first
  /** Which slides lie where. */
  let places = new Map([[current, 0]])
  let position = 0
  let motion: (Motion & { readonly from: number; readonly to: number }) | null = null
  let pull: Step = -1

  const shift = (away: number) => `translate3d(${-100 * pull * away}%, 0, 0)`
  const write = (index: number, away: number) => {
    const element = slides[index]?.element
    if (element) changes.style(element, 'transform', away ? shift(away) : null)
  }
  const remove = (index: number) => {
    places.delete(index)
    write(index, 0)
  }
  const put = (index: number, place: number) => {
    for (const [other, taken] of places) if (taken === place && other !== index) remove(other)
    places.set(index, place)
  }
  const showAll = () => show(...[...places.keys()].filter((index) => index !== current), current)
  const draw = (to: number) => {
    position = to
    for (const [index, place] of places) {
      const away = place - position
      if (Math.abs(away) < 1 || index === current) write(index, away)
      else remove(index)
    }
    showAll()
  }

  const halt = () => {
    pull = getComputedStyle(container).direction === 'rtl' ? 1 : -1
    if (!motion) return
    const { from, to, progress, cancel } = motion
    motion = null
    draw(from + (to - from) * progress())
    cancel()
  }
  const glide = async (to: number, durationMs: number, easing: string) => {
    halt()
    const from = position
    const frames = [...places].flatMap(([index, place]): Frames => {
      const element = slides[index]?.element
      return element ? [[element, { transform: [shift(place - from), shift(place - to)] }]] : []
    })
    const own = { ...play(frames, durationMs, easing), from, to }
    motion = own
    await own.over
    if (motion !== own) return
    motion = null
    draw(to)
    own.cancel()
  }

  return {
    glide,
    halt,
    position: () => position,
    isGliding: () => motion !== null,
    pull: () => pull,
    drag(to) {
      const step = to > 0 ? 1 : -1
      if (to !== 0 && canStep(step)) put(wrapIndex(current + step, slides.length), step)
      draw(to)
    },
    change({ to, direction }, durationMs, easing, rest = 0) {
      halt()
      put(to, direction)
      places = new Map([...places].map(([index, place]) => [index, place - direction]))
      position -= direction
      current = to
      showAll()
      return glide(rest, durationMs, easing)
    },
  }
}
