import { shared } from '../browser/shared'
import { isMobile } from '../model/page/breakpoints'

/** Loads a limited number of images at a time. */
export interface ImageQueue {
  /**
   * Calls `load` when a slot is free. Urgent images, which are on the screen, go first. Returns a function that cancels
   * it before it starts.
   */
  readonly add: (load: () => Promise<void>, isUrgent?: boolean) => () => void
}

const concurrency = 16 // B9 Images
const mobileConcurrency = 1

/** Creates a queue. `limit` is read each time a load may start. */
export function createImageQueue(limit: () => number): ImageQueue {
  const urgent: (() => Promise<void>)[] = []
  const patient: (() => Promise<void>)[] = []
  let running = 0

  const advance = () => {
    while (running < limit()) {
      const load = urgent.shift() ?? patient.shift()
      if (!load) return
      running++
      load()
        .catch((error) => reportError(error))
        .finally(() => {
          running--
          advance()
        })
    }
  }

  return {
    add(load, isUrgent = false) {
      const line = isUrgent ? urgent : patient
      line.push(load)
      advance()
      return () => {
        const place = line.indexOf(load)
        if (place >= 0) line.splice(place, 1)
      }
    },
  }
}

/** The queue of the page: 16 images at a time, 1 on mobile (B4 Images and video). */
export function imageQueue(): ImageQueue {
  return shared('imageQueue', () => createImageQueue(() => (isMobile(innerWidth) ? mobileConcurrency : concurrency)))
}
