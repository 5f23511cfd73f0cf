import { isEditing } from '../../src/browser/editMode'
import { recordChanges } from '../../src/browser/elementChanges'
import { onReducedMotion, prefersReducedMotion } from '../../src/media/reducedMotion'
import { type Visibility, visibilityThresholds, watchVisibility } from '../../src/media/visibility'
import { readAnimation } from './animation'
import type { AnimatedProps, AnimationKind } from './props'
import { whenImagesSettle } from './whenImagesSettle'

const loadedClass = 'animation-loaded' // templates that hide a block themselves show it by this class

/** Reads the block's animation. Returns `null` if it has none, and in edit mode (B4 Animated blocks). */
export function parse(element: HTMLElement): AnimatedProps | null {
  return isEditing() ? null : readAnimation(element)
}

/**
 * Animates a block in once enough of it is visible, after its loading images have settled. The larger of two ratios
 * counts: the visible part of the block, and the part of the viewport that it fills (docs/decisions.md#40). Without
 * scripts, with reduced motion, and if it is in the viewport from the start, the block does not animate. The only
 * change to the element is a class.
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
      // A block that is already visible must not disappear just to animate in.
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
  if (isShown) stop() // the callback ran synchronously, in a browser without observers
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

/** Adds the block's own ratio to the default thresholds, of which a block taller than the viewport may cross few. */
function thresholdsFor({ offsetHeight }: HTMLElement, ratio: number): readonly number[] {
  const own = offsetHeight > innerHeight ? (ratio * innerHeight) / offsetHeight : ratio
  return [...new Set([...visibilityThresholds, Math.ceil(own * 1000) / 1000])]
}

/** Holds a block at the start of its animation. Uses an animation instead of a style, to leave the markup unchanged. */
function hold(element: HTMLElement, { kind, duration, offset }: AnimatedProps): Animation | undefined {
  const hidden = { opacity: 0 }
  const steps: { readonly [kind in AnimationKind]: Keyframe[] } = {
    fade: [hidden, {}],
    slide: [{ ...hidden, translate: `0 ${offset}px` }, {}],
    scale: [{ ...hidden, scale: 0.9 }, {}],
    // Hidden by opacity first: a completely clipped block would never become visible to the observer.
    clip: [hidden, { opacity: 1, clipPath: 'inset(0 0 100% 0)', offset: 0.001 }, { clipPath: 'inset(0)' }],
  }
  const entrance = element.animate?.(steps[kind], { duration: duration * 1000, easing: 'ease', fill: 'backwards' })
  entrance?.pause()
  return entrance
}
