import { useCallback, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { isPlaying } from '../engine/autoplayState'
import type { Engine } from '../engine/engine'
import { fits } from '../engine/galleryState'
import { pauseControlClass } from '../engine/watchPauses'
import { messages } from '../messages'
import type { GalleryProps } from '../props'
import { Placed } from './Placed'

type Props = GalleryProps & { readonly engine: Engine }

/**
 * Pauses and plays the slideshow. It is the first of the gallery's controls in tab order (docs/decisions.md#44), and
 * hidden if all slides are visible at once.
 */
export function PauseControl({ region, engine: { autoplay, controller } }: Props) {
  const isWanted = useAutoplay(autoplay, (state) => state.isWanted)
  const hasFit = useStore(controller.store, fits)
  if (!autoplay || hasFit) return null
  return (
    <Placed at={region} where="prepend" className="skerry-gallery-lead">
      <button
        type="button"
        className={pauseControlClass}
        data-state={isWanted ? 'playing' : 'stopped'}
        aria-label={isWanted ? messages.pause : messages.play}
        onClick={autoplay.toggle}
      />
    </Placed>
  )
}

/** Whether slides currently change automatically. */
export function useIsPlaying({ autoplay }: Engine): boolean {
  return useAutoplay(autoplay, isPlaying)
}

type AutoplayState = Parameters<typeof isPlaying>[0]

function useAutoplay(autoplay: Engine['autoplay'], select: (state: AutoplayState) => boolean): boolean {
  const subscribe = useCallback((listener: () => void) => autoplay?.store.subscribe(listener) ?? (() => {}), [autoplay])
  return useSyncExternalStore(subscribe, () => (autoplay ? select(autoplay.store.getState()) : false))
}
