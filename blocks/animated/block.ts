import { isEditing } from '../../src/browser/editMode'
import { recordChanges } from '../../src/browser/elementChanges'
import { watchSize } from '../../src/browser/watchSize'
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
 * Animates a block in once enough of it is visible and its images have loaded or failed. If a block is larger than the
 * viewport, or cropped by a parent, only the part that can be seen counts (docs/decisions.md#40). Without scripts, with
 * reduced motion, and if it is in the viewport from the start, the block does not animate. The only change to the
 * element is a class.
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
  const onVisible = ({ isVisible, share }: Visibility) => {
    if (!isBegun) {
      isBegun = true
      // A block that is already visible must not disappear just to animate in.
      if (isVisible || prefersReducedMotion()) return showNow()
      entrance = hold(element, animated)
    }
    if (share < animated.ratio * largestShares(element).ofFitting) return
    stopWatching()
    changes.onUndo(whenImagesSettle(element, show))
  }

  let stopWatching = () => {}
  const stop = watchShare(element, animated.ratio, onVisible)
  stopWatching = stop
  if (isShown) stop() // the callback ran synchronously, in a browser without observers
  const stopMotion = onReducedMotion((isReduced) => {
    if (isReduced) showNow()
  })
  addEventListener('beforeprint', showNow)
  changes.listen(element, 'focusin', showNow) // focus must not be on something invisible

  return () => {
    stop()
    stopMotion()
    removeEventListener('beforeprint', showNow)
    entrance?.cancel()
    changes.undo()
  }
}

/**
 * Also observes at the threshold `ratio`, and adapts it when late images and fonts change the block's size. Returns a
 * function that stops observing.
 */
function watchShare(element: HTMLElement, ratio: number, onVisible: (visibility: Visibility) => void): () => void {
  let watched = ''
  let stopVisibility = () => {}
  const watch = () => {
    const thresholds = thresholdsFor(element, ratio)
    if (thresholds.join() === watched) return
    watched = thresholds.join()
    stopVisibility()
    stopVisibility = watchVisibility(element, onVisible, { thresholds })
  }
  watch()
  const stopSize = watchSize(element, watch)
  return () => {
    stopSize()
    stopVisibility()
  }
}

/** Adds the block's own ratio to the default thresholds. A large or cropped block may cross only a few of those. */
function thresholdsFor(element: HTMLElement, ratio: number): readonly number[] {
  const own = ratio * largestShares(element).ofAll
  return [...new Set([...visibilityThresholds, Math.ceil(own * 1000) / 1000])]
}

/**
 * The largest part of a block that can be visible at once: as a share of the whole block, and of what fits on the
 * screen.
 */
function largestShares(element: HTMLElement): { readonly ofAll: number; readonly ofFitting: number } {
  const { offsetWidth, offsetHeight } = element
  const [width, height] = uncropped(element)
  const fitting = (wide: number, high: number) => Math.min(wide, innerWidth) * Math.min(high, innerHeight)
  const seen = fitting(width, height)
  return { ofAll: seen / (offsetWidth * offsetHeight) || 1, ofFitting: seen / fitting(offsetWidth, offsetHeight) || 1 }
}

/**
 * The size of the part of a block that its parents do not crop; the whole block if none of it is in their boxes, as in
 * a carousel.
 */
function uncropped(element: HTMLElement): readonly [width: number, height: number] {
  let { left, top, right, bottom } = element.getBoundingClientRect()
  for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(parent)
    const box = parent.getBoundingClientRect()
    if (crops(overflowX)) [left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
    if (crops(overflowY)) [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
  }
  return right > left && bottom > top ? [right - left, bottom - top] : [element.offsetWidth, element.offsetHeight]
}

function crops(overflow: string): boolean {
  return overflow === 'hidden' || overflow === 'clip' // other values of `overflow` let the visitor scroll
}

/** Holds a block at the start of its animation. Uses an animation instead of a style, to leave the markup unchanged. */
function hold(element: HTMLElement, { kind, duration, offset }: AnimatedProps): Animation | undefined {
  const hidden = { opacity: 0 }
  const steps: { readonly [kind in AnimationKind]: Keyframe[] } = {
    fade: [hidden, {}],
    // Hide by opacity before shifting: a parent that clips may crop a shifted block completely, and the observer would
    // never report it as visible.
    slide: [hidden, { ...hidden, translate: `0 ${offset}px`, offset: 0.001 }, {}],
    scale: [{ ...hidden, scale: 0.9 }, {}],
    clip: [hidden, { opacity: 1, clipPath: 'inset(0 0 100% 0)', offset: 0.001 }, { clipPath: 'inset(0)' }],
  }
  const entrance = element.animate?.(steps[kind], { duration: duration * 1000, easing: 'ease', fill: 'backwards' })
  entrance?.pause()
  return entrance
}
