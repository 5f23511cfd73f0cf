import { type MouseEvent, useId, useRef, useState } from 'react'
import { isPlainClick } from '../../../src/browser/plainClick'
import type { CartClient } from '../../../src/data/cart/CartClient'
import { format } from '../../../src/language/format'
import type { CartView } from '../../../src/model/cart/overlayCart'
import { goToCheckout } from '../goToCheckout'
import { messages } from '../messages'
import type { CartSettings } from '../props'
import type { WriteMoney } from '../writeMoney'

interface CheckoutProps {
  readonly client: CartClient
  readonly settings: CartSettings
  readonly view: CartView
  readonly write: WriteMoney
  readonly countDeclines: () => number
}

const className = 'sqs-block-button-element skerry-cart-button'

/** Leads to the checkout, unless the subtotal is too small for it (A5). */
export function Checkout({ client, settings, view, write, countDeclines }: CheckoutProps) {
  const id = useId()
  const note = useRef<HTMLParagraphElement>(null)
  const [isLeaving, setLeaving] = useState(false)
  const { checkoutUrl, minimumSubtotalCents } = settings
  const isTooSmall = view.subtotalCents < minimumSubtotalCents

  // The checkout shows the server's cart, so it waits for what is on its way. A declined change keeps the visitor here.
  const leave = async (event: MouseEvent<HTMLElement>) => {
    if (!isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    if (isLeaving) return
    const before = countDeclines()
    setLeaving(true)
    await client.settled()
    setLeaving(false)
    const isStillEnough = client.store.getState().view.subtotalCents >= minimumSubtotalCents
    if (countDeclines() === before && isStillEnough) goToCheckout(checkoutUrl).catch(reportError)
  }

  return (
    <div className="skerry-cart-checkout">
      {isTooSmall && (
        <p ref={note} id={`${id}note`} className="skerry-cart-problem" tabIndex={-1}>
          {format(messages.minimumSubtotal, { subtotal: write(minimumSubtotalCents) })}
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
    </div>
  )
}
