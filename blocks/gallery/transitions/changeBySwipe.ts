import { watchDrag } from '../../../src/media/drag'
import { isSwipe } from '../../../src/media/swipe'
import type { DesignContext } from '../designs/design'

/** The elements in which the mouse selects text. */
export const captions = '.meta, figcaption'

/** Changes slides on a swipe, for transitions that do not follow the finger themselves (B9 Swipe). */
export function changeBySwipe({ container, slides, changes, step, autoplay }: DesignContext): void {
  if (slides.length < 2 || changes.signal.aborted) return
  changes.style(container, 'touch-action', 'pan-y pinch-zoom')
  const stop = watchDrag(
    container,
    {
      onTouch: () => false,
      onStart: () => autoplay?.hold('drag'),
      onMove() {},
      onEnd(release) {
        autoplay?.release('drag')
        if (!release || !isSwipe(release.distancePx, release.elapsedMs, container.clientWidth)) return
        const isRtl = getComputedStyle(container).direction === 'rtl'
        step(release.distancePx > 0 === isRtl ? 1 : -1)
      },
    },
    captions,
  )
  changes.onUndo(stop)
}
