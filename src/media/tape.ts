import type { ElementChanges } from '../browser/elementChanges'
import { type Step, wrapIndex } from '../model/gallery/galleryIndex'
import type { Frames, Motion } from './motion'

/** The parts of a tape. */
export interface TapeParts {
  /** The box in which the slides are visible. Each slide fills it. */
  readonly container: HTMLElement
  readonly slides: readonly { readonly element: HTMLElement }[]
  /** The index of the first slide to show. */
  readonly index: number
  readonly changes: ElementChanges
  /** Whether there is a next or previous slide. */
  readonly canStep: (step: Step) => boolean
  /** Shows only these slides. The last one is on top and is the current one. */
  readonly show: (...indexes: number[]) => void
  readonly play: (frames: Frames, durationMs: number, easing: string) => Motion
}

/** Slides side by side in a box. A position is a number of slides, counted from the current one. */
export interface Tape {
  readonly position: () => number
  /** Whether it is animated. */
  readonly isGliding: () => boolean
  /** -1 if a finger that moves to the left pulls the next slide in; 1 if the text runs from right to left. */
  readonly pull: () => Step
  /** Shows a position, at most one slide away. */
  readonly drag: (position: number) => void
  /** Moves from the current position to another one. Resolves when it has arrived or was stopped on the way. */
  readonly glide: (position: number, durationMs: number, easing: string) => Promise<void>
  /** Stops at the current position. Call it before every drag. */
  readonly halt: () => void
  /** Makes another slide the current one and moves it until it is `rest` slides from its place. */
  readonly change: (
    to: { readonly to: number; readonly direction: Step },
    durationMs: number,
    easing: string,
    rest?: number,
  ) => Promise<void>
}

/** Lays slides side by side, the next one in the direction of the text: on the left if it runs from right to left. */
export function createTape(parts: TapeParts): Tape {
  const { container, slides, canStep, play } = parts
  const places = createPlaces(parts)
  let position = 0
  let motion: (Motion & { readonly from: number; readonly to: number }) | null = null

  const draw = (to: number) => {
    position = to
    places.draw(to)
  }
  const halt = () => {
    places.turn(getComputedStyle(container).direction === 'rtl' ? 1 : -1)
    if (!motion) return
    const { from, to, progress, cancel } = motion
    motion = null
    draw(from + (to - from) * progress())
    cancel()
  }
  const glide = async (to: number, durationMs: number, easing: string) => {
    halt()
    const own = { ...play(places.frames(position, to), durationMs, easing), from: position, to }
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
    pull: places.pull,
    drag(to) {
      const step = to > 0 ? 1 : -1
      if (to !== 0 && canStep(step)) places.put(wrapIndex(places.current() + step, slides.length), step)
      draw(to)
    },
    change({ to, direction }, durationMs, easing, rest = 0) {
      halt()
      places.put(to, direction)
      places.recentre(to)
      position -= direction
      return glide(rest, durationMs, easing)
    },
  }
}

/** The places of the slides. A place is a number of slides, counted from the current one. */
interface Places {
  /** The index of the current slide. */
  readonly current: () => number
  readonly pull: () => Step
  /** Sets the direction of the text. */
  readonly turn: (pull: Step) => void
  /** Puts a slide at a place, replacing the one that is there. */
  readonly put: (index: number, place: number) => void
  /** Makes a slide that has a place the current one. */
  readonly recentre: (index: number) => void
  /** Draws all slides as seen from a position, and removes those that are out of sight. */
  readonly draw: (position: number) => void
  /** The keyframes of all slides from one position to another. */
  readonly frames: (from: number, to: number) => Frames
}

function createPlaces({ slides, index, changes, show }: TapeParts): Places {
  let current = index
  let places = new Map([[current, 0]])
  let pull: Step = -1

  const shift = (away: number) => `translate3d(${-100 * pull * away}%, 0, 0)`
  const write = (slide: number, away: number) => {
    const element = slides[slide]?.element
    if (element) changes.style(element, 'transform', away ? shift(away) : null)
  }
  const remove = (slide: number) => {
    places.delete(slide)
    write(slide, 0)
  }
  const showAll = () => show(...[...places.keys()].filter((slide) => slide !== current), current)

  return {
    current: () => current,
    pull: () => pull,
    turn(next) {
      pull = next
    },
    put(slide, place) {
      for (const [other, taken] of places) if (taken === place && other !== slide) remove(other)
      places.set(slide, place)
    },
    recentre(slide) {
      const by = places.get(slide) ?? 0
      places = new Map([...places].map(([other, place]) => [other, place - by]))
      current = slide
      showAll()
    },
    draw(position) {
      for (const [slide, place] of places) {
        const away = place - position
        if (Math.abs(away) < 1 || slide === current) write(slide, away)
        else remove(slide)
      }
      showAll()
    },
    frames: (from, to) =>
      [...places].flatMap(([slide, place]): Frames => {
        const element = slides[slide]?.element
        return element ? [[element, { transform: [shift(place - from), shift(place - to)] }]] : []
      }),
  }
}
