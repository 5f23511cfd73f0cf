import { shared } from '../browser/shared'

const ids = () => shared('ids', () => ({ next: 1 }))

/** An id for an element that is not React's, such as `skerry-tooltip-3`. No other element of the page has it. */
export function newId(name: string): string {
  return `skerry-${name}-${ids().next++}`
}
