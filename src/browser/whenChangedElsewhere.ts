import type { ElementChanges } from './elementChanges'

/**
 * Calls `act` when storage may have changed on another page: in another tab, or while this page was in the browser's
 * back/forward cache.
 */
export function whenChangedElsewhere({ listen }: Pick<ElementChanges, 'listen'>, act: () => void): void {
  listen(window, 'storage', act)
  listen(window, 'pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) act()
  })
}
