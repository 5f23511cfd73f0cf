import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { ItemPhase } from './accordionState'
import { foldedFrameOf, frameOf } from './folding'

const animationMs = 250 // B4 Accordion, B9 Timing

/** Opens or closes a panel in 250 ms, starting from its current size; immediately with reduced motion. */
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
    // Does not use `src/media`: a page with only an accordion would load all code that blocks share.
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const animation = panel.animate(
      [from ?? start, end].map((frame) => ({ ...frame, overflow: 'hidden' })),
      // `fill` keeps the last frame until the new phase renders.
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
