import { type MouseEvent, useId, useRef, useState } from 'react'
import { isPlainClick } from '../../../src/browser/plainClick'
import { whenStillHere } from '../../../src/browser/whenStillHere'
import type { CartClient } from '../../../src/data/cart/CartClient'
import { format } from '../../../src/language/format'
import type { CartView } from '../../../src/model/cart/overlayCart'
import { spokenClass } from '../../../src/ui/spokenText'
import { goToCheckout } from '../goToCheckout'
import { messages } from '../messages'
import type { CartSettings } from '../props'
import type { WriteMoney } from '../writeMoney'

interface CheckoutProps {
  readonly client: CartClient
  readonly settings: CartSettings
  readonly view: CartView
  readonly write: WriteMoney
}

const className = 'sqs-block-button-element skerry-cart-button'

/** Links to the checkout, unless the subtotal is too small (A5). */
export function Checkout({ client, settings, view, write }: CheckoutProps) {
  const id = useId()
  const note = useRef<HTMLParagraphElement>(null)
  const [isLeaving, setLeaving] = useState(false)
  const isPressed = useRef(false) // current before the next render, and while the page is being left
  const { checkoutUrl, minimumSubtotalCents } = settings
  const isTooSmall = view.subtotalCents < minimumSubtotalCents
  const minimum = format(messages.minimumSubtotal, { subtotal: write(minimumSubtotalCents) })
  const news = useNews(isTooSmall, isTooSmall ? minimum : messages.minimumReached)

  // The checkout shows the server's cart, so wait for pending changes. If one is declined, the visitor stays here.
  const leave = async (event: MouseEvent<HTMLElement>) => {
    if (!isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    if (isPressed.current || focusInvalidQuantity(event.currentTarget)) return
    isPressed.current = true
    const before = client.countUndone()
    setLeaving(true)
    await client.settled()
    setLeaving(false)
    const release = () => {
      isPressed.current = false
    }
    const isStillEnough = client.store.getState().view.subtotalCents >= minimumSubtotalCents
    if (client.countUndone() !== before || !isStillEnough) return release()
    const isGone = await goToCheckout(checkoutUrl).catch(reportError)
    if (!isGone) return release()
    whenStillHere(release)
  }

  return (
    <div className="skerry-cart-checkout">
      {isTooSmall && (
        <p ref={note} id={`${id}note`} className="skerry-cart-problem" tabIndex={-1}>
          {minimum}
        </p>
      )}
      {isTooSmall ? (
        <button
          type="button"
          className={className}
          aria-disabled
          aria-describedby={`${id}note`}
          onClick={() => note.current?.focus()}
        >
          {messages.checkout}
        </button>
      ) : (
        <a className={className} href={checkoutUrl} aria-disabled={isLeaving || undefined} onClick={leave}>
          {isLeaving ? messages.updating : messages.checkout}
        </a>
      )}
      <p className={spokenClass} role="status">
        {news}
      </p>
    </div>
  )
}

/** Focuses a quantity that is invalid and has therefore not been sent. Returns whether there is one. */
function focusInvalidQuantity(link: Element): boolean {
  const root = link.getRootNode() as Document | ShadowRoot // the link is in the document
  const field = root.querySelector<HTMLElement>('.skerry-cart-stepper [aria-invalid]')
  field?.focus()
  return field !== null
}

/** What screen readers announce: `text` once `state` has changed; nothing before. */
function useNews(state: boolean, text: string): string {
  const [last, setLast] = useState(state)
  const [news, setNews] = useState('')
  if (last !== state) {
    setLast(state)
    setNews(text)
  }
  return news
}
