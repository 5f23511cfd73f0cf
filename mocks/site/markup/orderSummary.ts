import type { Cart, CartEntry } from '../../../src/model/cart/Cart'
import type { SubscriptionPlan } from '../../../src/model/product/Product'
import { formatCents } from '../../state/store/formatCents'
import { type Html, html } from '../html'

/** The lines and totals of a cart. */
export function orderSummary(cart: Cart): Html {
  const totals: readonly (readonly [name: string, text: string])[] = [
    ['Subtotal', formatCents(cart.subtotalCents)],
    ...cart.validCoupons.map(({ promoCode, discountCents }) => [promoCode, `−${formatCents(discountCents)}`] as const),
    ...(cart.selectedShippingOption
      ? [[cart.selectedShippingOption.name, formatCents(cart.shippingCostCents)] as const]
      : []),
    ...cart.applicableTaxRules.map(({ name, taxCents }) => [name, formatCents(taxCents)] as const),
  ]
  return html`<section class="checkout-summary" aria-labelledby="checkout-summary"><h2 id="checkout-summary">Your order</h2>
<ul class="plain-list">${cart.entries.map(
    (entry) =>
      html`<li class="checkout-line"><span>${entry.quantity} × ${entry.productName}${notesOf(entry)}</span> <span>${formatCents(entry.subTotal)}</span></li>`,
  )}</ul>
<dl class="checkout-totals">${totals.map(([name, text]) => html`<div class="checkout-line"><dt>${name}</dt><dd>${text}</dd></div>`)}
<div class="checkout-line checkout-line--total"><dt>Total</dt><dd>${formatCents(cart.grandTotalCents)}</dd></div></dl></section>`
}

/** The chosen options, and how often a subscription is charged. */
function notesOf({ chosenVariant, subscriptionOptionId }: CartEntry): Html | false {
  const values = chosenVariant?.optionValues.map(({ value }) => value) ?? []
  const plan = chosenVariant?.pricingOptions?.find(({ id }) => id === subscriptionOptionId)?.subscriptionPlan
  const notes = [...values, ...(plan ? [billingOf(plan)] : [])]
  return notes.length > 0 && html` <small>${notes.join(', ')}</small>`
}

function billingOf({ billingPeriod: { value, unit }, numBillingCycles = 0 }: SubscriptionPlan): string {
  const name = unit.toLowerCase()
  const period = value === 1 ? `every ${name}` : `every ${value} ${name}s`
  return numBillingCycles > 0 ? `${period}, ${numBillingCycles} times` : period
}
