import { isEditing } from '../../src/browser/editMode'
import { recordChanges } from '../../src/browser/elementChanges'
import { onReducedMotion, prefersReducedMotion } from '../../src/media/reducedMotion'
import { type Visibility, visibilityThresholds, watchVisibility } from '../../src/media/visibility'
import { readAnimation } from './animation'
import type { AnimatedProps, AnimationKind } from './props'
import { whenImagesSettle } from './whenImagesSettle'

const loadedClass = 'animation-loaded' // what templates that hide a block themselves wait for

/** Reads how the block comes in. Skipped where it does not, and in edit mode (B4 Animated blocks). */
export function parse(element: HTMLElement): AnimatedProps | null {
  return isEditing() ? null : readAnimation(element)
}

/**
 * Lets a block come in once enough of it is seen, after the images in it that are loading: the larger of the part of it
 * that is seen and the part of the screen that it fills counts (docs/decisions.md#40). Without scripts, for visitors
 * who want less motion, and where it is on the screen from the start, a block is simply there. Nothing is written on it
 * but a class.
 */
export function attach(element: HTMLElement, animated: AnimatedProps): () => void {
  const changes = recordChanges()
  let entrance: Animation | undefined
  let isBegun = false
  let isShown = false

  const show = () => {
    if (isShown) return
    isShown = true
    stopWatching()
    changes.classed(element, loadedClass, true)
    entrance?.play()
  }
  const showNow = () => {
    show()
    entrance?.cancel()
  }
  const onVisible = ({ isVisible, ratio, coverage }: Visibility) => {
    if (!isBegun) {
      isBegun = true
      // What is seen already must not go away only to come in.
      if (isVisible || prefersReducedMotion()) return showNow()
      entrance = hold(element, animated)
    }
    if (Math.max(ratio, coverage) < animated.ratio) return
    stopWatching()
    changes.onUndo(whenImagesSettle(element, show))
  }

  let stopWatching = () => {}
  const stop = watchVisibility(element, onVisible, { thresholds: thresholdsFor(element, animated.ratio) })
  stopWatching = stop
  if (isShown) stop() // told at once, in a browser without observers
  const stopMotion = onReducedMotion((isReduced) => {
    if (isReduced) showNow()
  })
  addEventListener('beforeprint', showNow)

  return () => {
    stop()
    stopMotion()
    removeEventListener('beforeprint', showNow)
    entrance?.cancel()
    changes.undo()
  }
}

/** A block of many screens passes few of the five ratios: the one at which it fills its part of the screen is added. */
function thresholdsFor({ offsetHeight }: HTMLElement, ratio: number): readonly number[] {
  const own = offsetHeight > innerHeight ? (ratio * innerHeight) / offsetHeight : ratio
  return [...new Set([...visibilityThresholds, Math.ceil(own * 1000) / 1000])]
}

/** Holds a block at the beginning of its entrance. An animation, not a style: it leaves no trace in the markup. */
function hold(element: HTMLElement, { kind, duration, offset }: AnimatedProps): Animation | undefined {
  const hidden = { opacity: 0 }
  const steps: { readonly [kind in AnimationKind]: Keyframe[] } = {
    fade: [hidden, {}],
    slide: [{ ...hidden, translate: `0 ${offset}px` }, {}],
    scale: [{ ...hidden, scale: 0.9 }, {}],
    // Held by its opacity: what is clipped away altogether would never be seen coming.
    clip: [hidden, { opacity: 1, clipPath: 'inset(0 0 100% 0)', offset: 0.001 }, { clipPath: 'inset(0)' }],
  }
  const entrance = element.animate?.(steps[kind], { duration: duration * 1000, easing: 'ease', fill: 'backwards' })
  entrance?.pause()
  return entrance
}
