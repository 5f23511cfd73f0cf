import { mayAnimate, onReducedMotion } from '../../../src/media/reducedMotion'
import { isPlaying } from '../engine/autoplayState'
import { fade } from './fade'
import type { Transition } from './transition'

const zoom = 1.075 // B9 Gallery

/**
 * A fade between pictures that slowly zoom in, and every other one out, for as long as a slide is shown (B3 Gallery designs).
 * They stand still with the slideshow, and for those who want less motion.
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
    // It is still seen while the next slide comes.
    const duration = data.autoplayMs + durationMs
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
