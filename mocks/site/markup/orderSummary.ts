import type { Cart } from '../../../src/model/cart/Cart'
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
    ({ quantity, productName, chosenVariant, subTotal }) =>
      html`<li class="checkout-line"><span>${quantity} × ${productName}${optionsOf(chosenVariant)}</span> <span>${formatCents(subTotal)}</span></li>`,
  )}</ul>
<dl class="checkout-totals">${totals.map(([name, text]) => html`<div class="checkout-line"><dt>${name}</dt><dd>${text}</dd></div>`)}
<div class="checkout-line checkout-line--total"><dt>Total</dt><dd>${formatCents(cart.grandTotalCents)}</dd></div></dl></section>`
}

function optionsOf(variant: Cart['entries'][number]['chosenVariant']): Html | false {
  const values = variant?.optionValues.map(({ value }) => value) ?? []
  return values.length > 0 && html` <small>${values.join(', ')}</small>`
}
