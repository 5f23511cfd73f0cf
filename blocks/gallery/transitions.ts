import type { TransitionName } from './galleryData'
import type { Transition } from './transition'
import { kenBurns } from './transitions/kenBurns'
import { newSwipe } from './transitions/newSwipe'
import { scroll } from './transitions/scroll'
import { swipe } from './transitions/swipe'

/** The transitions of B3 Gallery designs by their names, but for the default one: few galleries name one, so it comes later. */
export const transitions: { readonly [name in Exclude<TransitionName, 'fade'>]: Transition } = {
  'ken-burns': kenBurns,
  scroll,
  swipe,
  'new-swipe': newSwipe,
}

export { swipeSteps } from './swipeSteps'
