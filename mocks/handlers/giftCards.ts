import { productTypes } from '../fixtures/products/createProduct'
import { shop } from '../fixtures/shop'
import { websiteId } from '../fixtures/site'
import { type Answer, type Decline, declined, ok, rateLimited } from '../http/Answer'
import { member, textMember } from '../http/body'
import type { Call, Operation } from '../http/Operation'
import { once } from '../http/once'
import type { MockState } from '../state/MockState'
import { nextToken } from '../state/random'
import { countAttempt } from '../state/rateLimits'
import { textOrNull } from '../state/store/additions'
import { shopTime } from '../state/store/clock'
import { emailInvalid, isEmail } from '../state/store/email'
import { chooseVariant, findProduct, typeOf, unitPriceOf } from '../state/store/products'
import type { GiftCard } from '../state/store/Store'

const balanceLimit = { times: 5, withinMs: 60_000 } // guesses per visitor

/** Buying gift cards, and their balances. */
export const giftCardOperations: readonly Operation[] = [
  {
    id: 'BuyGiftCard',
    method: 'POST',
    path: '/api/commerce/gift-cards/purchases',
    group: 'commerce',
    crumb: 'required',
    answer: once(buyGiftCard),
  },
  {
    id: 'GetGiftCardBalance',
    method: 'GET',
    path: '/api/commerce/gift-cards/balance',
    group: 'commerce',
    crumb: 'none',
    answer: balance,
  },
]

/** The amount of a gift card, or null if the product or SKU is not one. */
export function giftCardCents(state: MockState, productId: string, sku: string | null): number | null {
  const product = findProduct(state.store, productId)
  if (product === null || typeOf(product) !== productTypes.giftCard) return null
  const choice = chooseVariant(product, sku)
  return choice && unitPriceOf(choice)
}

/** Creates a gift card with its amount as the balance. */
export function createGiftCard(
  state: MockState,
  { amountCents, recipient, at }: Omit<GiftCard, 'code' | 'balanceCents'>,
): GiftCard {
  const letters = nextToken(state, 12).toUpperCase().replace(/[+/]/g, 'X')
  const code = `SKERRY-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`
  const card: GiftCard = { code, at, amountCents, balanceCents: amountCents, recipient }
  state.store.giftCards[code] = card
  return card
}

function buyGiftCard({ backend, body }: Call): Answer {
  const productId = textMember(body.value, 'productId')
  const sku = textOrNull(member(body.value, 'sku'))
  const amountCents = giftCardCents(backend.state, productId, sku)
  if (amountCents === null) return declined(skuInvalid)
  const given = member(body.value, 'recipient')
  const recipient = { name: textMember(given, 'name'), email: textMember(given, 'email') }
  if (!isEmail(recipient.email)) return declined(emailInvalid('recipient.email'))
  const { code } = createGiftCard(backend.state, { amountCents, recipient, at: shopTime(backend) })
  const query = new URLSearchParams({ websiteId, giftCardProductId: productId, ...(sku === null ? {} : { sku }) })
  return ok({ code, amountCents, currency: shop.currency, checkoutUrl: `/checkout/giftcard?${query}` }, 201)
}

function balance(call: Call): Answer {
  const { backend, url } = call
  const found = findGiftCard(backend.state, { visitor: call.session().id, now: backend.now() }, url)
  if ('waitSeconds' in found) return rateLimited(found.waitSeconds)
  return 'errorKey' in found ? declined(found) : ok({ balanceCents: found.balanceCents, currency: shop.currency })
}

/** The gift card whose code is in the query of a URL. Each look-up by a visitor counts as a guess. */
export function findGiftCard(
  state: MockState,
  { visitor, now }: { readonly visitor: string; readonly now: number },
  { searchParams }: URL,
): GiftCard | Decline | { readonly waitSeconds: number } {
  const waitSeconds = countAttempt(state, `balance ${visitor}`, balanceLimit, now)
  if (waitSeconds > 0) return { waitSeconds }
  const code = (searchParams.get('code') ?? '').trim().toUpperCase()
  return (Object.hasOwn(state.store.giftCards, code) ? state.store.giftCards[code] : undefined) ?? unknownCard
}

const skuInvalid: Decline = { errorKey: 'SKU_INVALID', status: 422, message: 'Choose a value of the gift card.' }
export const unknownCard: Decline = {
  errorKey: 'GIFT_CARD_UNKNOWN',
  status: 404,
  message: 'There is no gift card with this code.',
}
