import { mayAnimate, onReducedMotion } from '../../../src/media/reducedMotion'
import { isPlaying } from '../engine/autoplayState'
import { fade } from './fade'
import type { Transition } from './transition'

const zoom = 1.075 // B9 Gallery
const longestMs = 5000 // WCAG 2.2.2: longer motion needs a pause control

/**
 * A fade between images that slowly zoom in, or out for every other one, while they are shown (B3 Gallery designs). The
 * zoom pauses with the slideshow, lasts at most five seconds without autoplay, and is off for visitors who prefer reduced
 * motion.
 */
export const kenBurns: Transition = (stage) => {
  const { slides, data, changes, autoplay, durationMs } = stage
  const zooms = new Map<number, Animation>()
  const move = fade(stage)

  const end = (index: number) => {
    zooms.get(index)?.cancel()
    zooms.delete(index)
  }
  const keepPace = () => {
    const isStill = autoplay && !isPlaying(autoplay.store.getState())
    for (const one of zooms.values()) isStill ? one.pause() : one.playState === 'paused' && one.play()
  }
  const begin = (index: number) => {
    const image = slides[index]?.image
    if (!image || !mayAnimate()) return
    const scales = ['scale(1)', `scale(${zoom})`]
    const transform = index % 2 === 0 ? scales : scales.reverse()
    // The image is still visible while the next slide fades in.
    const shownMs = data.autoplayMs + durationMs
    const duration = autoplay ? shownMs : Math.min(shownMs, longestMs)
    end(index)
    zooms.set(index, image.animate({ transform }, { duration, fill: 'both' }))
    keepPace()
  }
  const endAll = () => {
    for (const index of zooms.keys()) end(index)
  }

  begin(stage.index)
  changes.onUndo(endAll)
  changes.onUndo(onReducedMotion(endAll))
  if (autoplay) changes.onUndo(autoplay.store.subscribe(keepPace))
  return async (change) => {
    begin(change.to)
    await move(change)
    end(change.from)
  }
}
