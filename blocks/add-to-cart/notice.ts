import type { ElementChanges } from '../../src/browser/elementChanges'
import { markOwn } from '../../src/browser/ownElements'
import type { CartClient } from '../../src/data/cart/CartClient'
import { element } from '../../src/ui/element'
import { createSpokenText } from '../../src/ui/spokenText'
import { adoptStyles } from '../../src/ui/styles'
import css from './addToCart.css?inline'
import { messages } from './messages'
import type { Refusal } from './purchase'

/** How long the button shows a result. */
export const addedMs = 2000

/** The feedback on purchases, visible and announced. */
export interface Notice {
  /**
   * Shows the progress of a purchase: on the button while it is sent and once it succeeds, and the server's message
   * below the button. Resolves to whether it succeeded, at least in part.
   */
  follow(purchase: Promise<Refusal>): Promise<boolean>
  /** Shows on the button that a checkout is opening, or below it why it cannot. Resolves to whether it is opening. */
  followToCheckout(purchase: Promise<Refusal>): Promise<boolean>
  /** Shows below the button why the product cannot be bought now. */
  refuse(message: string): void
  /** Removes what `refuse` shows. */
  clearRefusal(): void
}

interface NoticeOptions {
  readonly button: HTMLElement
  readonly cart: CartClient
  /** Undoing these changes also ends the notice. */
  readonly changes: ElementChanges
}

/** Creates the notice of a button. */
export function createNotice({ button, cart, changes }: NoticeOptions): Notice {
  adoptStyles('add-to-cart', css)
  const spoken = changes.own(createSpokenText({ role: 'status' }))
  const refusal = createRefusal(button)
  let pending = 0
  const label = createLabel(button, changes)
  const refuse = (message: string) => {
    if (!changes.signal.aborted) refusal.show(message)
  }

  changes.onUndo(() => {
    label.restore()
    refusal.clear()
  })

  return {
    async follow(purchase) {
      if (!spoken.isConnected) button.after(spoken)
      refusal.clear()
      pending++
      spoken.textContent = ''
      label.show(messages.adding)
      const stopWatching = cart.store.subscribe(({ isOffline }) => {
        if (isOffline && !refusal.text()) refuse(messages.offline)
      })
      const { message, added } = await purchase
      stopWatching()
      const isSold = !message || Boolean(added)
      if (changes.signal.aborted) {
        // The quick view that contained the button has been closed.
        if (!isSold) cart.refuse(message)
        return isSold
      }
      if (message) refuse(message)
      // Keep the reason why an earlier press was refused.
      else if (refusal.text() === messages.offline) refusal.clear()
      if (--pending > 0) return isSold
      if (isSold) {
        label.show(messages.added, addedMs)
        spoken.textContent = messages.addedSpoken
      } else label.restore()
      return isSold
    },
    async followToCheckout(purchase) {
      refusal.clear()
      label.show(messages.opening)
      const { message } = await purchase
      if (changes.signal.aborted) return false
      if (message) {
        refuse(message)
        label.restore()
        return false
      }
      // Keep the text until the next page has loaded; restore it for visitors who come back to this one.
      label.show(messages.opening, addedMs)
      return true
    },
    refuse,
    clearRefusal: refusal.clear,
  }
}

/** The message below the button that says why a purchase is refused. */
function createRefusal(button: HTMLElement) {
  let shown: HTMLElement | null = null
  const clear = () => {
    shown?.remove()
    shown = null
  }
  return {
    text: () => shown?.textContent,
    clear,
    show(message: string) {
      clear()
      shown = markOwn(element('div', { class: 'skerry-cart-refusal', role: 'alert' }, message))
      button.after(shown)
      const { top, bottom } = button.getBoundingClientRect()
      // Not if the visitor has scrolled away while the purchase was being sent.
      if (bottom > 0 && top < innerHeight) shown.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    },
  }
}

/** Replaces the button's text temporarily. */
function createLabel(button: HTMLElement, changes: ElementChanges) {
  let held: { readonly element: HTMLElement; readonly own: readonly Node[] } | null = null
  let timer = 0
  const restore = () => {
    clearTimeout(timer)
    changes.style(button, 'min-width', null)
    held?.element.replaceChildren(...held.own)
    held = null
  }
  return {
    restore,
    /** Shows a text until the next one replaces it, or for `ms`. */
    show(text: string, ms = 0) {
      clearTimeout(timer)
      if (ms > 0) timer = window.setTimeout(restore, ms)
      if (!held) {
        const element = visibleLabel(button)
        held = { element, own: [...element.childNodes] }
        // Keep the button's width, so that nothing next to it moves. Not the logical property, which the product's
        // options set: each restores its own.
        changes.style(button, 'min-width', `${button.offsetWidth}px`)
      }
      held.element.replaceChildren(text)
    },
  }
}

/** The element with the button's text: the visible one, because the product block hides the server's. */
function visibleLabel(button: HTMLElement): HTMLElement {
  const labels = [...button.querySelectorAll<HTMLElement>('.sqs-add-to-cart-button-inner')]
  return labels.find(({ style }) => style.display !== 'none') ?? button
}
