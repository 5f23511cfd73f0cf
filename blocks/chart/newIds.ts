import { shared } from '../../src/browser/shared'

const ids = () => shared('chartIds', () => ({ next: 1 }))

/** A prefix for the ids of one drawing. */
export function newIds(): string {
  return `skerry-chart-${ids().next++}`
}
