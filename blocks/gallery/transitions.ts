import type { TransitionName } from './galleryData'
import type { Transition } from './transition'
import { fade } from './transitions/fade'
import { kenBurns } from './transitions/kenBurns'
import { newSwipe } from './transitions/newSwipe'
import { scroll } from './transitions/scroll'
import { swipe } from './transitions/swipe'

/** The transitions of the slideshow by their names (B3 Gallery designs). */
export const transitions: { readonly [name in TransitionName]: Transition } = {
  fade,
  'ken-burns': kenBurns,
  scroll,
  swipe,
  'new-swipe': newSwipe,
}
