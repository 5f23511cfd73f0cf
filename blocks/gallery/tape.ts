import { wrapIndex } from '../../src/model/galleryIndex'
import type { Change } from './controller'
import type { Frames, Motion, Stage } from './transition'

/** Slides side by side, of which the slideshow shows a part. Positions are slides, counted from the current one on. */
export interface Tape {
  readonly position: () => number
  /** Whether it moves by itself. */
  readonly isGliding: () => boolean
  /** Shows what lies at a position, at most one slide away. */
  readonly drag: (position: number) => void
  /** Goes to a position, from wherever it is. Settles when it is there, or is stopped on the way. */
  readonly glide: (position: number, durationMs: number, easing: string) => Promise<void>
  /** Stops where it is. Every drag begins with it. */
  readonly halt: () => void
  /** Makes another slide the current one and glides until it is `rest` slides from its place. */
  readonly change: (change: Change, durationMs: number, easing: string, rest?: number) => Promise<void>
}

/** Lays a slideshow's slides side by side, the next one where the text goes on: to the left where it runs from right to left. */
export function createTape(stage: Stage): Tape {
  const { container, slides, changes, canStep, show, play } = stage
  let current = stage.index
  let places = new Map([[current, 0]])
  let position = 0
  let motion: (Motion & { readonly from: number; readonly to: number }) | null = null

  let percent = 100

  const shift = (slidesAway: number) => `translate3d(${slidesAway * percent}%, 0, 0)`
  const write = (index: number, away: number) => {
    const element = slides[index]?.element
    if (element) changes.style(element, 'transform', away === 0 ? null : shift(away))
  }
  const remove = (index: number) => {
    places.delete(index)
    write(index, 0)
  }
  const draw = () => {
    for (const [index, place] of places) {
      const away = place - position
      if (Math.abs(away) < 1 || index === current) write(index, away)
      else remove(index)
    }
    showPlaced()
  }
  const put = (index: number, place: number) => {
    for (const [other, taken] of places) if (taken === place && other !== index) remove(other)
    places.set(index, place)
  }
  const showPlaced = () => show(...[...places.keys()].filter((index) => index !== current), current)

  const halt = () => {
    percent = getComputedStyle(container).direction === 'rtl' ? -100 : 100
    if (!motion) return
    const { from, to, progress, cancel } = motion
    motion = null
    position = from + (to - from) * progress()
    draw()
    cancel()
  }
  const glide = async (to: number, durationMs: number, easing: string) => {
    halt()
    const from = position
    const frames = Array.from(places, ([index, place]): Frames[number] => [
      index,
      { transform: [shift(place - from), shift(place - to)] },
    ])
    const own = { ...play(frames, durationMs, easing), from, to }
    motion = own
    await own.over
    if (motion !== own) return
    motion = null
    position = to
    draw()
    own.cancel()
  }

  return {
    glide,
    halt,
    position: () => position,
    isGliding: () => motion !== null,
    drag(to) {
      position = to
      const step = to > 0 ? 1 : -1
      if (to !== 0 && canStep(step)) put(wrapIndex(current + step, slides.length), step)
      draw()
    },
    async change({ to, direction }, durationMs, easing, rest = 0) {
      halt()
      put(to, direction)
      places = new Map([...places].map(([index, place]) => [index, place - direction]))
      position -= direction
      current = to
      showPlaced()
      await glide(rest, durationMs, easing)
    },
  }
}
