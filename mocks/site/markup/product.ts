import type { Product, SubscriptionPlan } from '../../../src/model/product/Product'
import { productTypes } from '../../fixtures/products/createProduct'
import { guardedProducts } from '../../fixtures/shop'
import { chooseVariant, isSoldOut, listPriceOf, typeOf, unitPriceOf } from '../../state/store/products'
import { type Html, html } from '../html'
import { cents } from '../identity'

/** The shop shows how many are left if it has this number or fewer. */
const scarcityThreshold = 3

/**
 * The price of a product: the lowest price if prices vary, the sale price with the original one, or the price of a
 * subscription.
 */
export function productPrice(product: Product): Html {
  const { isSubscribable, subscriptionPlan } = product.structuredContent
  const prices = pricesOf(product)
  const lowest = prices.reduce(
    (low, one) => (one.cents < low.cents ? one : low),
    prices[0] ?? { cents: 0, listCents: 0 },
  )
  const isVaried = prices.some((one) => one.cents !== lowest.cents)
  const plan = isSubscribable && subscriptionPlan ? ` ${periodOf(subscriptionPlan)}` : ''
  return html`<div class="product-price">${priceText(lowest, isVaried)}${plan}</div>`
}

/** The label of a product that is sold out or on sale. */
export function productMark(product: Product): Html | null {
  const { customSoldOutText, useCustomSoldOutText } = product.structuredContent
  if (isSoldOut(product)) {
    return html`<div class="product-mark sold-out">${(useCustomSoldOutText && customSoldOutText) || 'sold out'}</div>`
  }
  const isOnSale = pricesOf(product).some((one) => one.cents < one.listCents)
  return isOnSale ? html`<div class="product-mark sale">sale</div>` : null
}

/** The notes about low stock: one for each variant, hidden until it is chosen, or one for a product without options. */
export function productScarcity({ structuredContent }: Product): Html {
  const { variants, variantOptionOrdering } = structuredContent
  const hasOptions = variantOptionOrdering.length > 0
  const scarce = variants.filter(
    ({ unlimited, qtyInStock }) => !unlimited && qtyInStock > 0 && qtyInStock <= scarcityThreshold,
  )
  return html`${scarce.map(({ attributes, qtyInStock }) => html`<div class="product-scarcity"${hasOptions && html` data-variant-attributes="${JSON.stringify(attributes)}" hidden`}>Only ${qtyInStock} left!</div>`)}`
}

/**
 * All controls for buying a product, as the platform's templates write them: options, quantity, button. The button of
 * express checkout has its own text (docs/decisions.md#21). A sold-out product has a restock notification instead.
 */
export function productCheckout(product: Product, isExpress = false): Html {
  const hasOptions = product.structuredContent.variantOptionOrdering.length > 0
  return html`${hasOptions && variantPicker(product)}${purchaseKinds(product)}${hasQuantity(product) && quantityInput(product)}${productRestock(product)}${!isSoldOut(product) && addToCartButton(product, isExpress)}`
}

/**
 * The forms to sign up for a notification when a variant is back in stock: hidden until the variant is chosen, if there
 * are options. The forms of guarded products have a captcha.
 */
function productRestock({ id, urlId, structuredContent }: Product): Html {
  const { variants, variantOptionOrdering } = structuredContent
  const soldOut = variants.filter(({ unlimited, qtyInStock }) => !unlimited && qtyInStock <= 0)
  const isHidden = variantOptionOrdering.length > 0
  const captcha =
    guardedProducts.includes(urlId) && html`<div class="captcha-container" data-captcha-provider="proof-of-work"></div>`
  return html`${soldOut.map(
    (
      variant,
    ) => html`<div class="product-restock-notification" data-product-id="${id}" data-variant-id="${variant.id}"${isHidden && html` hidden`}><span class="product-restock-cta">Get notified by email when this product is back in stock</span>
<form class="product-restock-form" action="#"><input type="text" x-autocompletetype="email" spellcheck="false" name="email" placeholder="Your Email"> <input class="sqs-editable-button" type="submit" value="Sign Up"></form>
<label class="product-restock-mailing-list"><input type="checkbox" name="isJoinMailingList"> Subscribe to our mailing list</label>${captcha}</div>`,
  )}`
}

/** A select and radio buttons for each option; a template's style sheet shows one of them. */
function variantPicker({ id, structuredContent }: Product): Html {
  const { variants, variantOptionOrdering, isSubscribable, subscriptionPlan } = structuredContent
  const option = (name: string, index: number) => {
    const values = [...new Set(variants.map(({ attributes }) => attributes[name] ?? ''))]
    const idOf = (value: string) => `variant-option-${index}-${value}`.replace(/\s/g, '-')
    return html`<div class="variant-option"><div class="variant-option-title">${name}: </div>
<div class="variant-select-wrapper"><select aria-label="Select ${name}" data-variant-option-name="${name}"><option value="">Select ${name}</option>${values.map((value) => html`<option value="${value}">${value}</option>`)}</select></div>
<div class="variant-radiobtn-wrapper" data-variant-option-name="${name}">${values.map((value) => html`<input type="radio" class="variant-radiobtn" value="${value}" name="variant-option-${name}" id="${idOf(value)}"><label class="sqs-button-element--secondary" role="button" tabindex="0" for="${idOf(value)}">${value}</label>`)}</div></div>`
  }
  return html`<div class="product-variants" data-item-id="${id}" data-variants="${JSON.stringify(variants)}"${isSubscribable && html` data-is-subscribable="true" data-subscription-plan="${JSON.stringify(subscriptionPlan)}"`} data-animation-role="content">${variantOptionOrdering.map(option)}</div>`
}

/** The choice between a single purchase and the product's subscriptions. */
function purchaseKinds({ id, structuredContent }: Product): Html | null {
  const { variants, isSubscribable } = structuredContent
  const options = variants[0]?.pricingOptions ?? []
  if (isSubscribable || options.length === 0) return null
  const radio = (key: string, value: string, label: string) =>
    html`<input type="radio" name="otp-subs-radio" id="${key}" value="${value}"${value === 'ONE_TIME_PURCHASE' && html` checked`}><label for="${key}">${label}</label>`
  return html`<div class="product-subs-otp"><div class="pdp-subscriptions-and-otp" data-item-id="${id}" data-variants="${JSON.stringify(variants)}" role="radiogroup" aria-label="How to buy"><div class="one-time-purchase-option">${radio('one-time-purchase-radio', 'ONE_TIME_PURCHASE', 'One-time purchase')}</div>
<div class="subscription-option">${radio('subscription-radio', 'SUBSCRIPTION', 'Subscribe')} <select class="subscription-frequency" aria-label="Subscription Frequency">${options.map(({ id: option, subscriptionPlan }) => html`<option value="${option}">${periodOf(subscriptionPlan)}</option>`)}</select></div></div></div>`
}

function quantityInput({ id }: Product): Html {
  return html`<div class="product-quantity-input" data-item-id="${id}" data-animation-role="content"><div class="quantity-label">Quantity:</div><input aria-label="Quantity" size="4" max="9999" min="1" value="1" type="number" step="1"></div>`
}

/** The button that adds a product to the cart. */
export function addToCartButton(product: Product, isExpress = false): Html {
  const { id, collectionId, structuredContent } = product
  const { isSubscribable, useCustomAddButtonText, customAddButtonText } = structuredContent
  const isStraight = isExpress || typeOf(product) === productTypes.paywall
  const label =
    (useCustomAddButtonText && customAddButtonText) ||
    (isSubscribable ? 'Subscribe' : isStraight ? 'Purchase' : 'Add To Cart')
  const form = structuredContent.additionalFieldsForm
  const option = isSubscribable ? structuredContent.variants[0]?.pricingOptions?.[0]?.id : undefined
  return html`<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button"><div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary${form && ' use-form'}" role="button" tabindex="0" data-dynamic-strings data-collection-id="${collectionId}" data-item-id="${id}" data-product-type="${typeOf(product)}" data-use-custom-label="${useCustomAddButtonText ? 'true' : ''}" data-original-label="${label}"${form && html` data-form="${JSON.stringify(form)}"`}${isSubscribable && html` data-is-subscription="true" data-subscription-option-id="${option ?? ''}"`}><div class="sqs-add-to-cart-button-inner">${label}</div></div></div>`
}

/** Only physical products and services have a quantity, and only if more than one is available. */
function hasQuantity(product: Product): boolean {
  const { variants, isSubscribable } = product.structuredContent
  const isCounted = typeOf(product) === productTypes.physical || typeOf(product) === productTypes.service
  const stock = variants.reduce((sum, { unlimited, qtyInStock }) => sum + (unlimited ? Infinity : qtyInStock), 0)
  return isCounted && !isSubscribable && stock > 1
}

interface Price {
  readonly cents: number
  readonly listCents: number
}

function pricesOf(product: Product): readonly Price[] {
  const skus = product.structuredContent.variants.map(({ sku }) => sku)
  const choices = (skus.length > 0 ? skus : [null]).flatMap((sku) => chooseVariant(product, sku) ?? [])
  return choices.map((choice) => ({ cents: unitPriceOf(choice), listCents: listPriceOf(choice) }))
}

function priceText(price: Price, isVaried: boolean): Html {
  if (isVaried) return html`from ${cents(price.cents)}`
  if (price.cents === price.listCents) return html`${cents(price.cents)}`
  return html`<span class="visually-hidden">Sale Price:</span> ${cents(price.cents)} <span class="visually-hidden">Original Price:</span> <span class="original-price">${cents(price.listCents)}</span>`
}

/** How often and for how long a subscription is charged: 52 weeks or 12 months make a year. */
function periodOf({ billingPeriod, numBillingCycles = 0 }: SubscriptionPlan): string {
  const { value, unit } = billingPeriod
  const perYear = unit === 'WEEK' ? 52 : unit === 'MONTH' ? 12 : 1
  const total = value * numBillingCycles
  const [duration, durationUnit] = total % perYear === 0 ? [total / perYear, 'YEAR'] : [total, unit]
  const every = value === 1 ? unit.toLowerCase() : `${value} ${unit.toLowerCase()}s`
  const end = total === 0 ? '' : ` for ${duration} ${durationUnit.toLowerCase()}${duration === 1 ? '' : 's'}`
  return `every ${every}${end}`
}
