import { type SwipeParts, swipeTape } from '../../../src/media/swipeTape'
import { captions } from './changeBySwipe'
import type { Stage, Transition } from './transition'

/** A swipe on the slideshow: autoplay waits for the finger, captions can be selected. */
export function followFinger(
  stage: Stage,
  rules: Pick<SwipeParts, 'boundaries' | 'restMs' | 'settle'>,
): ReturnType<Transition> {
  const onHold = (isHeld: boolean) => stage.autoplay?.[isHeld ? 'hold' : 'release']('drag')
  return swipeTape({ ...stage, ...rules, onHold, selectable: captions })
}
