import { navigate } from '../../src/browser/navigate'
import { whenStillHere } from '../../src/browser/whenStillHere'
import { isLightboxEntry } from '../../src/ui/lightboxAddress'
import type { ListView } from './listView'

/** The choices of a visitor in a list. */
export interface Choices {
  /**
   * Shows the products at a URL, which becomes the page's own URL. `own` are the names of the parameters that the
   * control sets, even if the page already shows their values. Never rejects.
   */
  readonly choose: (address: string, own?: readonly string[]) => Promise<void>
  /** Sorts the served list, if the page's URL requests an order that the server does not support. */
  readonly begin: (address: string) => void
  readonly stop: () => void
}

/** Applies a visitor's choices. The latest one takes precedence. */
export function createChoices(view: ListView): Choices {
  let request = new AbortController()
  let shown = location.href
  /** The choice that is loading. */
  let pending: string | null = null

  const choose = async (wanted: string, own: readonly string[] = []) => {
    const address = pending === null ? wanted : rebase(wanted, { shown, pending, own })
    pending = address
    request.abort()
    request = new AbortController()
    const { signal } = request
    view.showLoading()
    try {
      const { fetchList } = await import('./fetchList')
      const answer = await fetchList(address, view.list, signal)
      if (signal.aborted) return
      // A page without such a list, with other controls, or with page links where ours has none, is opened normally.
      if (!answer || !view.show(answer)) return leave(address, signal)
      const write = () => history.replaceState(history.state, '', address)
      // The entry of an open lightbox is left when it closes.
      if (isLightboxEntry()) addEventListener('popstate', write, { once: true, signal })
      else write()
      shown = address
      pending = null
    } catch {
      if (signal.aborted) return
      pending = null
      view.showFailure(() => void choose(address))
    }
  }
  return {
    choose,
    begin(address) {
      if (!view.list.root.hasAttribute('data-sorted') && new URL(address).searchParams.has('sort'))
        sort(address).catch(() => {}) // keeps the server's order
    },
    stop: () => request.abort(),
  }

  async function sort(address: string): Promise<void> {
    const { signal } = request
    const { sortIds } = await import('./fetchList')
    const ids = await sortIds(view.ids(), address, signal)
    if (!signal.aborted) view.arrange(ids)
  }

  function leave(address: string, signal: AbortSignal): void {
    navigate(address)
    whenStillHere(() => {
      if (signal.aborted) return
      pending = null
      view.endLoading()
    })
  }
}

/**
 * Adds a choice to one that is still loading. The controls build their URLs from the list as shown. Therefore only the
 * parameters that `wanted` changes, and the control's own, are added; a link to another path opens that path.
 */
function rebase(
  wanted: string,
  { shown, pending, own }: { readonly shown: string; readonly pending: string; readonly own: readonly string[] },
): string {
  const [to, from, base] = [new URL(wanted), new URL(shown), new URL(pending)]
  if (to.pathname !== from.pathname) return wanted
  for (const name of new Set([...differingNames([from, to]), ...own])) {
    base.searchParams.delete(name)
    for (const value of to.searchParams.getAll(name)) base.searchParams.append(name, value)
  }
  return base.href
}

/** The names of the parameters in which URLs differ. */
export function differingNames(addresses: readonly URL[]): readonly string[] {
  const names = new Set(addresses.flatMap(({ searchParams }) => [...searchParams.keys()]))
  const valuesOf = (name: string) => addresses.map(({ searchParams }) => searchParams.getAll(name).join())
  return [...names].filter((name) => new Set(valuesOf(name)).size > 1)
}
