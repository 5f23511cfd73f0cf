import { type SwipeParts, swipeTape } from '../../../src/media/swipeTape'
import { captions } from './changeBySwipe'
import type { Stage, Transition } from './transition'

/** Makes slides follow a swipe. Pauses autoplay during the swipe, and lets visitors select the text of captions. */
export function followFinger(
  stage: Stage,
  rules: Pick<SwipeParts, 'boundaries' | 'restMs' | 'settle'>,
): ReturnType<Transition> {
  const onHold = (isHeld: boolean) => stage.autoplay?.[isHeld ? 'hold' : 'release']('drag')
  return swipeTape({ ...stage, ...rules, onHold, selectable: captions })
}
