import type { Backend } from '../../Backend'

/** The time of the shop: the backend's clock plus the offset that QA has set. */
export function shopTime({ now, state }: Pick<Backend, 'now' | 'state'>): number {
  return now() + state.store.clockOffsetMs
}
