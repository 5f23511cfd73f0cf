import type { ElementChanges } from './elementChanges'

/**
 * Calls `act` when storage may have changed on another page: in another tab, or before the visitor came back to this
 * page, which the browser had kept.
 */
export function whenChangedElsewhere({ listen }: Pick<ElementChanges, 'listen'>, act: () => void): void {
  listen(window, 'storage', act)
  listen(window, 'pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) act()
  })
}
