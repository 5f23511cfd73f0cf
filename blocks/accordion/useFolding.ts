import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { ItemPhase } from './accordionState'
import { foldedFrameOf, frameOf } from './folding'

const animationMs = 250 // B4 Accordion, B9 Timing

/** Unfolds or folds a panel for 250 ms, from where it is; at once where the visitor asked for less motion. */
export function useFolding(panel: HTMLElement, phase: ItemPhase, onRest: () => void): void {
  const rest = useEffectEvent(onRest)
  const leftAt = useRef<Keyframe | null>(null)
  useLayoutEffect(() => {
    const from = leftAt.current
    leftAt.current = null
    if (phase !== 'opening' && phase !== 'closing') return
    const whole = frameOf(panel)
    const foldedFrame = foldedFrameOf(panel)
    const [start, end] = phase === 'opening' ? [foldedFrame, whole] : [whole, foldedFrame]
    // Not by `src/media`: an accordion alone would bring all that blocks share.
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const animation = panel.animate(
      [from ?? start, end].map((frame) => ({ ...frame, overflow: 'hidden' })),
      // It stays at its end until the new phase is drawn.
      { duration: isStill ? 0 : animationMs, easing: 'ease-in-out', fill: 'both' },
    )
    animation.onfinish = () => rest()
    return () => {
      leftAt.current = animation.playState === 'finished' ? null : frameOf(panel)
      animation.onfinish = null
      animation.cancel()
    }
  }, [panel, phase])
}
