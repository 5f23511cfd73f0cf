import type { TransitionName } from '../read/galleryData'
import { kenBurns } from './kenBurns'
import { newSwipe } from './newSwipe'
import { scroll } from './scroll'
import { swipe } from './swipe'
import type { Transition } from './transition'

/** The transitions of B3 Gallery designs except the default. They load on demand, because few galleries use them. */
export const transitions: { readonly [name in Exclude<TransitionName, 'fade'>]: Transition } = {
  'ken-burns': kenBurns,
  scroll,
  swipe,
  'new-swipe': newSwipe,
}

export { changeBySwipe } from './changeBySwipe'
