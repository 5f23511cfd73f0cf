import { queryValue } from '../../src/browser/queryString'
import { prefersReducedMotion } from '../../src/media/reducedMotion'

/** Whether the query flag of B2 says that nothing moves by itself. */
export function isStopped(): boolean {
  return queryValue('nomotion') === 'true'
}

/** Whether a change of slides is one change of position: less motion is asked for, or none. */
export function isStill(): boolean {
  return prefersReducedMotion() || isStopped()
}
