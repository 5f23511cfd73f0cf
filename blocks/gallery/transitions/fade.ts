import type { Transition } from '../transition'

/** The default: the next slide grows visible over the current one, which goes only where it would be seen beside it. */
export const fade: Transition = ({ outgoing, incoming, durationMs, covers }) => {
  const timing: KeyframeAnimationOptions = { duration: durationMs, easing: 'ease-in-out', fill: 'both' }
  const appearing = incoming.animate({ opacity: [0, 1] }, timing)
  return covers ? [appearing] : [appearing, outgoing.animate({ opacity: [1, 0] }, timing)]
}
