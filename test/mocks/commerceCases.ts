import { products } from '../../mocks/fixtures/products/index'
import type { ContractCase } from './ContractCase'

const biscuit = '5f0c0000000000000000e001'
const giftCard = '5f0c0000000000000000e024'
const memberArea = '5f0c0000000000000000ca01'
const nothing = '5f0c0000000000000000ffff'
const commerce = '/api/commerce'
const cart = `${commerce}/shopping-cart`

type Send = (operation: string, status: number, path: string, rest?: Partial<ContractCase>) => ContractCase

const send =
  (method: ContractCase['method']): Send =>
  (operation, status, path, rest = {}) => ({ operation, status, method, path, ...rest })

const [get, post, put, remove] = [send('GET'), send('POST'), send('PUT'), send('DELETE')]

const add = post('AddCartEntry', 200, `${cart}/entries`, { body: { itemId: biscuit, sku: null, quantity: 2 } })
const locate = put('SetShippingLocation', 200, `${cart}/shipping-location`, {
  body: { line1: 'Quay 1', city: 'Oban', postalCode: 'PA34 4', country: 'GB' },
  before: [add],
})
const order = post('PlaceOrder', 201, `${commerce}/orders`, {
  body: { cartToken: '{cartToken}', email: 'ada@example.test', paymentToken: 'tok_accepted' },
  before: [add, locate],
})
const keyed = { headers: { 'Idempotency-Key': 'k-1' }, times: 2 }
const recipient = { name: 'Ada', email: 'ada@example.test' }

const soldOut = products.find(({ urlId }) => urlId === 'nine-knots')
const restock = {
  productId: soldOut?.id,
  variantId: soldOut?.structuredContent.variants[0]?.id,
  siteVisitorEmail: 'ada@example.test',
  isJoinMailingList: true,
}
const signUp = post('SignUpForRestock', 200, '/api/site-users/account/notifications/restock', { body: restock })

/** The operations of the shop; joined with the others in `contractCases`. */
export const commerceCases: readonly ContractCase[] = [
  get('GetShoppingCart', 404, cart),
  get('GetShoppingCart', 200, cart, { before: [add, locate] }),
  get('GetShoppingCart', 400, `${cart}?scenario=cartExpired`, { before: [add] }),
  add,
  { ...add, ...keyed },
  { ...add, hasNoCrumb: true, status: 400 },
  { ...add, status: 400, body: { itemId: nothing, sku: null, quantity: 1 } },
  put('UpdateCartEntry', 200, `${cart}/entries/{entry}`, { before: [add], body: { quantity: 5 } }),
  put('UpdateCartEntry', 400, `${cart}/entries/{entry}`, { before: [add], body: { quantity: 1.5 } }),
  remove('RemoveCartEntry', 200, `${cart}/entries/{entry}`, { before: [add] }),
  remove('RemoveCartEntry', 400, `${cart}/entries/{entry}`, { before: [add], hasNoCrumb: true }),
  post('AddCartCoupon', 200, `${cart}/coupons`, { before: [add], body: { promoCode: 'welcome10' } }),
  post('AddCartCoupon', 400, `${cart}/coupons`, { before: [add], body: { promoCode: 'NOBODY' } }),
  remove('RemoveCartCoupon', 200, `${cart}/coupons/${nothing}`, { before: [add] }),
  remove('RemoveCartCoupon', 400, `${cart}/coupons/${nothing}`, { hasNoCrumb: true }),
  locate,
  { ...locate, status: 400, body: { country: 'US', postalCode: '1234' } },
  get('GetShippingOptions', 200, `${cart}/shipping-options`, { before: [add, locate] }),
  get('GetShippingOptions', 400, `${cart}/shipping-options`),
  put('SetShippingOption', 200, `${cart}/shipping-option`, {
    before: [add, locate],
    body: { id: '5f0c00000000000000ed0002' },
  }),
  put('SetShippingOption', 400, `${cart}/shipping-option`, { before: [add, locate], body: { id: nothing } }),
  post('StartCheckout', 200, `${commerce}/checkout`, {
    before: [add],
    body: { cartToken: '{cartToken}', expectedGrandTotalCents: '{total}' },
    ...keyed,
  }),
  post('StartCheckout', 400, `${commerce}/checkout`, {
    before: [add],
    body: { cartToken: '{cartToken}', expectedGrandTotalCents: 1 },
  }),
  post('StartExpressCheckout', 200, `${commerce}/express-checkout`, { body: { itemId: biscuit, quantity: 1 } }),
  post('StartExpressCheckout', 400, `${commerce}/express-checkout`, {
    body: { itemId: biscuit, quantity: 1, expectedUnitCents: 1 },
  }),
  { ...order, ...keyed },
  { ...order, status: 400, before: [add] },
  get('GetProduct', 200, `${commerce}/products/${biscuit}`),
  get('GetProduct', 400, `${commerce}/products/${nothing}`),
  get('GetProductStock', 200, `${commerce}/products/${biscuit}/stock`),
  get('GetProductStock', 400, `${commerce}/products/${nothing}/stock`),
  get('GetQuickView', 200, `${commerce}/products/${biscuit}/quick-view`),
  get('GetQuickView', 400, `${commerce}/products/${nothing}/quick-view`),
  get('GetCollectionJson', 200, '/bakehouse?format=json'),
  get('GetCollectionJson', 404, '/bakehouse?format=json-pretty&page=2'),
  get('GetItemJson', 200, '/bakehouse/p/ships-biscuit?format=json'),
  get('GetItemJson', 404, '/bakehouse/p/winter-box?format=json'),
  get('GetProductReviews', 200, `${commerce}/products/${biscuit}/reviews`),
  get('GetProductReviews', 400, `${commerce}/products/${nothing}/reviews`),
  get('GetReviewRequest', 200, `${commerce}/review-requests/review-open`),
  get('GetReviewRequest', 400, `${commerce}/review-requests/review-expired`),
  post('AnswerReviewRequest', 201, `${commerce}/review-requests/review-open`, {
    body: { itemId: biscuit, rating: 5, text: 'Hard.', name: 'Ada' },
    ...keyed,
  }),
  post('AnswerReviewRequest', 400, `${commerce}/review-requests/review-open`, { body: { text: 'Hard.' } }),
  signUp,
  { ...signUp, status: 400, times: 2 },
  { ...signUp, status: 400, hasNoCrumb: true },
  { ...signUp, status: 400, body: { ...restock, variantId: nothing } },
  { ...signUp, status: 429, times: 11 },
  post('BuyGiftCard', 201, `${commerce}/gift-cards/purchases`, {
    body: { productId: giftCard, sku: 'SQ2400002', recipient },
    ...keyed,
  }),
  post('BuyGiftCard', 400, `${commerce}/gift-cards/purchases`, {
    body: { productId: giftCard, sku: 'SQ0', recipient },
  }),
  get('GetGiftCardBalance', 200, `${commerce}/gift-cards/balance?code=skerry-0025-part`),
  get('GetGiftCardBalance', 400, `${commerce}/gift-cards/balance?code=guess`),
  get('GetGiftCardBalance', 429, `${commerce}/gift-cards/balance?code=guess`, { times: 6 }),
  post('CreateSubscriptionToken', 200, `${commerce}/subscriptions/checkout-token`, {
    body: { itemId: '5f0c0000000000000000e026', sku: null, option: null, quantity: 1, additionalFields: 'null' },
  }),
  post('CreateSubscriptionToken', 400, `${commerce}/subscriptions/checkout-token`, { body: { itemId: biscuit } }),
  get('GetMemberAreaPricing', 200, `/api/member-areas/${memberArea}/pricing`),
  get('GetMemberAreaPricing', 400, `/api/member-areas/${nothing}/pricing`),
  post('JoinMemberArea', 200, `/api/member-areas/${memberArea}/join`, {
    as: 'viewer',
    body: { option: '5f0c0000000000000000ca12' },
  }),
  post('JoinMemberArea', 400, `/api/member-areas/${memberArea}/join`, { as: 'viewer', body: { option: nothing } }),
  post('JoinMemberArea', 401, `/api/member-areas/${memberArea}/join`, { body: { option: '5f0c0000000000000000ca12' } }),
]
