import type { ReactNode } from 'react'
import type { CartView } from '../../../src/model/cart/overlayCart'
import { messages } from '../messages'
import type { WriteMoney } from '../writeMoney'

interface TotalsProps {
  readonly view: CartView
  readonly write: WriteMoney
  readonly isCompact: boolean
}

/** The price of the cart: the subtotal and, on the cart page, everything that makes up the total. */
export function Totals({ view, write, isCompact }: TotalsProps) {
  const { subtotalCents, discountCents, grandTotalCents, isEstimated } = view
  return (
    <dl className="skerry-cart-totals" aria-busy={isEstimated || undefined}>
      <Total name={messages.subtotal}>{write(subtotalCents)}</Total>
      {!isCompact && (
        <>
          {discountCents > 0 && (
            <Total name={messages.discount}>
              <bdi>{write(-discountCents)}</bdi>
            </Total>
          )}
          {view.requiresShipping && <Total name={messages.shipping}>{shippingText(view, write)}</Total>}
          {taxesOf(view).map(({ id, name, cents }) => (
            <Total key={id} name={name}>
              {write(cents)}
            </Total>
          ))}
          {/* Only the server knows the total while changes are pending. */}
          <Total name={messages.total} isGrand>
            {isEstimated ? messages.updating : write(grandTotalCents)}
          </Total>
        </>
      )}
    </dl>
  )
}

interface TotalProps {
  readonly name: string
  readonly isGrand?: boolean
  readonly children: ReactNode
}

function Total({ name, isGrand, children }: TotalProps) {
  return (
    <div className={isGrand ? 'skerry-cart-grand' : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function shippingText({ selectedShippingOption, shippingCostCents }: CartView, write: WriteMoney): string {
  return selectedShippingOption ? write(shippingCostCents) : messages.later
}

interface Tax {
  readonly id: string
  readonly name: string
  readonly cents: number
}

/** The taxes by rule; one sum if the server names no rules. */
function taxesOf({ applicableTaxRules, taxCents }: CartView): readonly Tax[] {
  if (applicableTaxRules.length > 0) {
    return applicableTaxRules.map(({ id, name, taxCents: cents }) => ({
      id: id || name,
      name: name || messages.tax,
      cents,
    }))
  }
  return taxCents > 0 ? [{ id: 'tax', name: messages.tax, cents: taxCents }] : []
}
