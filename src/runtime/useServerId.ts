import { useId } from 'react'

/**
 * Returns the id of a server-rendered element, or a new one for `useServerElement` to set: if it has none, or if its id
 * was copied from an element that got one here.
 */
export function useServerId({ id }: Element): string {
  const own = useId()
  return /^(_skerry|$)/.test(id) ? own : id // React's ids begin with the prefix of `mountViews`
}
