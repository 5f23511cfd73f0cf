import { shared } from '../../browser/shared'
import { addressOf, entryState, isLightboxEntry, lightboxReturn, slideInAddress } from '../lightboxAddress'
import type { LightboxSlide } from '../lightboxOptions'

// Documents that do not have a history of their own, as in some frames, go back without an event.
const patienceMs = 1000

/** The history entry that a lightbox has while it is open, so that Back closes it (docs/decisions.md#46). */
export interface HistoryEntry {
  /** Replaces the entry's address with that of another slide. */
  readonly show: (slide: LightboxSlide) => void
  /** Goes back to where the visitor was, unless they are already there. */
  readonly leave: () => void
  /** Removes the entry's mark and address without going back. */
  readonly erase: () => void
}

const held = () => shared<{ leaving: Promise<unknown> | null }>('lightboxHistory', () => ({ leaving: null }))

/**
 * Resolves when a closed lightbox has gone back in the history, or after a second. Only then may the next one add its
 * entry. `null` if none is pending.
 */
export function pendingHistory(): Promise<unknown> | null {
  return held().leaving
}

/** Adds the entry, or reuses the current one after a reload or Forward. */
export function enterHistory(slides: readonly LightboxSlide[], slide: LightboxSlide, base?: string): HistoryEntry {
  const write = (how: 'pushState' | 'replaceState', state: unknown, address: string | null) => {
    try {
      history[how](state, '', address === null ? undefined : new URL(address, location.href))
    } catch {
      // The document has no URL of its own. The lightbox still works, but Back leaves the page.
    }
    lightboxReturn().from = location.href
  }
  const before = {
    // After closing, the address must not be one that opens the lightbox again.
    address:
      isLightboxEntry() || slideInAddress(slides, location) >= 0
        ? (base ?? location.pathname + location.search)
        : location.href,
    state: isLightboxEntry() ? null : history.state,
  }
  const { scrollRestoration } = history
  if (isLightboxEntry()) {
    write('replaceState', entryState(slide), addressOf(slide, base))
  } else {
    if (before.address !== location.href) write('replaceState', before.state, before.address)
    // Back must not scroll to where the page was: its layout may have changed by then, for example on a phone that was
    // rotated.
    history.scrollRestoration = 'manual'
    write('pushState', entryState(slide), addressOf(slide, base))
    history.scrollRestoration = scrollRestoration // a reload of the new entry still scrolls
  }
  const gone = untilGone(scrollRestoration, before.address)
  return {
    show: (next) => write('replaceState', entryState(next), addressOf(next, base)),
    leave() {
      if (!isLightboxEntry()) return
      const place = { left: scrollX, top: scrollY, behavior: 'instant' } as const
      const patience = new Promise((resolve) => setTimeout(resolve, patienceMs))
      // If the visitor came with Forward, the page's entry still scrolls.
      held().leaving = Promise.race([gone.then(() => scrollTo(place)), patience]).then(() => {
        held().leaving = null
      })
      history.back()
    },
    erase() {
      if (isLightboxEntry()) write('replaceState', before.state, before.address)
    },
  }
}

/** Resolves when the history has left the entry. The page's own `scrollRestoration` then applies again. */
function untilGone(scrollRestoration: ScrollRestoration, address: string): Promise<void> {
  return new Promise((resolve) => {
    const onPop = () => {
      if (isLightboxEntry()) return
      removeEventListener('popstate', onPop)
      const { href } = location
      if (href === address) lightboxReturn().to = href // unlike a link in a caption
      // Deferred, because browsers scroll after the event.
      setTimeout(() => {
        history.scrollRestoration = scrollRestoration
        resolve()
      })
    }
    addEventListener('popstate', onPop)
  })
}
