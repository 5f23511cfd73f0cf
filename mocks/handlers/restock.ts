import { guardedProducts } from '../fixtures/shop'
import { type Answer, type Decline, declined, ok, rateLimited } from '../http/Answer'
import { member, textMember } from '../http/body'
import type { Call, Operation } from '../http/Operation'
import { takeAnswer } from '../state/captchas'
import { countAttempt } from '../state/rateLimits'
import { itemNotFound } from '../state/store/additions'
import { shopTime } from '../state/store/clock'
import { emailInvalid, isEmail } from '../state/store/email'
import { findProduct } from '../state/store/products'
import { availableOf } from '../state/store/stock'
import { captchaDeclined } from './form'

const signUpLimit = { times: 10, withinMs: 60_000 } // per visitor

/** Signing up for an e-mail when something is back in stock (docs/decisions.md#80). */
export const restockOperations: readonly Operation[] = [
  {
    id: 'SignUpForRestock',
    method: 'POST',
    path: '/api/site-users/account/notifications/restock',
    group: 'commerce',
    crumb: 'required',
    answer: signUpForRestock,
  },
]

function signUpForRestock({ backend, body, session }: Call): Answer {
  const { state } = backend
  const waitSeconds = countAttempt(state, `restock ${session().id}`, signUpLimit, backend.now())
  if (waitSeconds > 0) return rateLimited(waitSeconds)
  const product = findProduct(state.store, textMember(body.value, 'productId'))
  const variantId = textMember(body.value, 'variantId')
  if (!product?.structuredContent.variants.some(({ id }) => id === variantId)) return declined(itemNotFound())
  if (availableOf(state.store, variantId) !== 0) return declined(inStock)
  const email = textMember(body.value, 'siteVisitorEmail').trim()
  if (!isEmail(email)) return declined(emailInvalid('siteVisitorEmail'))
  const captchaToken = textMember(body.value, 'captchaToken')
  const isGuarded = guardedProducts.includes(product.urlId)
  const problem = isGuarded ? takeAnswer(state, captchaToken, session().id, backend.now()) : null
  if (problem) return captchaDeclined(problem)
  const { restockSignUps } = state.store
  const isRepeated = restockSignUps.some((one) => one.variantId === variantId && isSame(one.email, email))
  if (isRepeated) return declined(alreadySubscribed)
  const isJoinMailingList = member(body.value, 'isJoinMailingList') === true
  restockSignUps.push({ productId: product.id, variantId, email, isJoinMailingList, at: shopTime(backend) })
  return ok()
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

export const inStock: Decline = { errorKey: 'IN_STOCK', status: 409, message: 'This is in stock again.' }
export const alreadySubscribed: Decline = {
  errorKey: 'ALREADY_SUBSCRIBED',
  status: 409,
  message: 'This address is already signed up.',
}
