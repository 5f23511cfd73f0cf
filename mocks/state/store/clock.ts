import type { Backend } from '../../Backend'

/** The time of the shop: the backend's, moved by what QA has set. */
export function shopTime({ now, state }: Pick<Backend, 'now' | 'state'>): number {
  return now() + state.store.clockOffsetMs
}
