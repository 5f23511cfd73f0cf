import { type MemberArea, memberAreas } from '../fixtures/commerce/memberAreas'
import { moneyOf, productTypes } from '../fixtures/products/createProduct'
import { type Answer, type Decline, declined, loginRequired, ok } from '../http/Answer'
import { textMember } from '../http/body'
import type { Call, Operation } from '../http/Operation'
import { nextId } from '../state/random'
import { alreadyBought, hasAccess } from '../state/store/access'
import { commit, createCart } from '../state/store/carts'
import { shopTime } from '../state/store/clock'
import { checkoutUrlOf } from './checkout'

/** The prices of areas for members, and joining one (B23). */
export const memberAreaOperations: readonly Operation[] = [
  {
    id: 'GetMemberAreaPricing',
    method: 'GET',
    path: '/api/member-areas/{id}/pricing',
    group: 'commerce',
    crumb: 'none',
    answer: withArea(({ id, title, options }) => {
      const offers = options.map(({ id: optionId, name, priceCents, plan }) => {
        return { id: optionId, name, price: moneyOf(priceCents), subscriptionPlan: plan }
      })
      return ok({ id, title, options: offers })
    }),
  },
  {
    id: 'JoinMemberArea',
    method: 'POST',
    path: '/api/member-areas/{id}/join',
    group: 'commerce',
    crumb: 'required',
    answer: withArea(join),
  },
]

function withArea(answer: (area: MemberArea, call: Call) => Answer): Operation['answer'] {
  return (call) => {
    const area = memberAreas.find(({ id }) => id === call.params.id)
    if (area !== undefined) return answer(area, call)
    return declined(memberAreaNotFound)
  }
}

export const memberAreaNotFound: Decline = {
  errorKey: 'MEMBER_AREA_NOT_FOUND',
  status: 404,
  message: 'There is no such member area.',
}

function join(area: MemberArea, call: Call): Answer {
  const { backend, body } = call
  const option = area.options.find(({ id }) => id === textMember(body.value, 'option'))
  if (option === undefined) {
    return declined({ errorKey: 'PLAN_UNAVAILABLE', status: 409, message: 'This price is no longer offered.' })
  }
  const visitor = call.session()
  if (visitor.session.account === null) return loginRequired()
  if (hasAccess(backend.state.store, area.id, visitor)) return declined(alreadyBought)
  const now = shopTime(backend)
  const cart = createCart(backend.state, now, 'subscription')
  cart.entries.push({
    id: nextId(backend.state),
    itemId: area.id,
    sku: null,
    quantity: 1,
    additionalFields: null,
    subscriptionOptionId: option.id,
    productName: `${area.title}, ${option.name.toLowerCase()}`,
    productType: productTypes.paywall,
    unitCents: option.priceCents,
  })
  commit(cart, now)
  return ok({ checkoutUrl: checkoutUrlOf(cart) })
}
