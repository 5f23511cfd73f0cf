import type { TransitionName } from './galleryData'
import type { Transition } from './transition'
import { fade } from './transitions/fade'

const loaded: { readonly [name in TransitionName]?: Transition } = { fade }

/** The transition of that name; the default one for a name of the specification that is not here. */
export function findTransition(name: TransitionName): Transition {
  return loaded[name] ?? fade
}
