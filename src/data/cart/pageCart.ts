import { atStop, stopSignal, untilStop } from '../../browser/atStop'
import { mayHaveCart } from '../../browser/cartCookies'
import { openBroadcast } from '../../browser/openBroadcast'
import { cartCurrency } from '../../model/cart/cartCurrency'
import type { CartView } from '../../model/cart/overlayCart'
import type { Page } from '../../model/page/page'
import { selectedCurrency } from '../../model/page/selectedCurrency'
import { announce } from '../announcements'
import { newKey } from '../newKey'
import type { CartClient, CartState } from './CartClient'
import { cartJournal } from './cartJournal'
import { fetchCart, sendOperation } from './cartRequests'
import { createCart } from './createCart'

export { post } from '../request'

/** The visitor's cart on this page. */
export interface PageCart extends CartClient {
  /** Resolves when loading the cart for the first time has succeeded or failed. */
  readonly loaded: Promise<void>
}

/**
 * The visitor's cart on this page, created on first use. It is closed when Skerry stops; after the next start, another
 * one is created.
 */
export function pageCart(): PageCart {
  return untilStop('cart', openCart)
}

function openCart(): PageCart {
  const signal = stopSignal()
  const tabs = openChannel(() => void cart.refresh())
  const cart = createCart({
    send: sendOperation,
    load: () => fetchCart(signal),
    mayExist: mayHaveCart,
    createKey: newKey,
    pause: (ms) => pauseUntilOnline(ms, signal),
    journal: cartJournal,
    onCommit: tabs.announce,
  })
  atStop(() => cart.stop())
  announceChanges(cart)
  const loaded = cart.refresh()

  addEventListener('online', () => void cart.refresh(), { signal })
  document.addEventListener('visibilitychange', () => document.hidden || void cart.refresh(), { signal })
  addEventListener(
    'pagehide',
    () => {
      tabs.close()
      // The browser cancels pending requests. They are sent again under the same keys, so nothing is lost and nothing
      // is counted twice.
      for (const operation of cart.takeAll()) sendOperation(operation, cart.confirmed(), true).catch(() => {})
    },
    { signal },
  )
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return
      tabs.open()
      cart.restore()
      void cart.refresh()
    },
    { signal },
  )
  atStop(tabs.close)
  return { ...cart, loaded, change: announceAdditions(cart) }
}

/** Changes the cart, and announces what was added, but not what was put back. */
function announceAdditions({ change }: CartClient): CartClient['change'] {
  return async (wanted) => {
    const outcome = await change(wanted)
    if (wanted.kind === 'add' && !wanted.isUndo && (outcome.status === 'applied' || outcome.status === 'adjusted')) {
      const { line, quantity, times = 1 } = wanted
      const { added = quantity * times } = outcome
      if (added > 0) announce('added to cart', { itemId: line.itemId, quantity: added })
    }
    return outcome
  }
}

/** Announces the cart once it is known, and whenever it differs from the one that was announced last. */
function announceChanges({ store }: CartClient): void {
  let announced = ''
  atStop(
    store.subscribe(({ view, isSynced }) => {
      const text = JSON.stringify(view)
      if (!isSynced || text === announced) return
      announced = text
      announce('cart changed', inStoreCurrency(view))
    }),
  )
}

/** The cart as other scripts get it: in the currency of the page's store if it has none of its own. */
export function inStoreCurrency(cart: CartView): CartView {
  const page = untilStop<Pick<Page, 'websiteSettings'>>('page', () => ({ websiteSettings: {} })) // set by the wiring
  const currency = cartCurrency(cart, selectedCurrency(page))
  return { ...cart, currency, subtotalAmount: { ...cart.subtotalAmount, currency } }
}

/** Calls `listener` with the cart now, and whenever it changes, until Skerry stops. */
export function watchCart(listener: (state: CartState) => void): () => void {
  const { store } = pageCart()
  listener(store.getState())
  return store.subscribe(listener)
}

interface Channel {
  /** Tells the other tabs which cart this one has changed. */
  announce(cart: { readonly id: string; readonly version: number }): void
  open(): void
  close(): void
}

/**
 * A channel to the site's other tabs. It is closed when the page is left, so that the back/forward cache can keep the
 * page.
 */
function openChannel(onChange: () => void): Channel {
  let channel: BroadcastChannel | null = null
  const open = () => {
    channel ??= openBroadcast('skerry-cart')
    if (channel) channel.onmessage = onChange
  }
  open()
  return {
    announce: ({ id, version }) => channel?.postMessage({ id, version }),
    open,
    close() {
      channel?.close()
      channel = null
    },
  }
}

function pauseUntilOnline(ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (event?: Event) => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve(event?.type === 'online')
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end, { signal })
    signal.addEventListener('abort', end, { once: true })
  })
}
