import { products } from '../../fixtures/products'
import { donationPageId, identity } from '../identity'

/** A page of the shop, with the operations that it requests or, without scripts, carries out itself. */
interface ShopPage {
  readonly path: string
  readonly title: string
  readonly operations: readonly string[]
}

const giftCardId = products.find(({ urlId }) => urlId === 'gift-card')?.id ?? ''

const shopPages: readonly ShopPage[] = [
  { path: '/bakehouse', title: 'the shop', operations: ['GetQuickView'] },
  { path: '/bakehouse/p/ships-biscuit', title: 'a product', operations: ['AddCartEntry'] },
  {
    path: '/cart',
    title: 'a cart with something in it',
    operations: ['GetShoppingCart', 'UpdateCartEntry', 'AddCartCoupon', 'SetShippingLocation', 'SetShippingOption'],
  },
  { path: '/commerce/goto-checkout', title: 'its checkout', operations: ['PlaceOrder'] },
  { path: '/bakehouse/p/keepers-log', title: 'a paywall', operations: ['StartExpressCheckout'] },
  { path: '/bakehouse/p/nine-knots', title: 'something sold out', operations: ['SignUpForRestock'] },
  { path: '/bakehouse/p/loaf-club', title: 'a subscription', operations: ['CreateSubscriptionToken'] },
  { path: '/members', title: 'a membership', operations: ['GetMemberAreaPricing', 'JoinMemberArea'] },
  { path: `/checkout/donate?donatePageId=${donationPageId}`, title: 'a donation', operations: ['Donate'] },
  {
    path: `/checkout/giftcard?websiteId=${identity.websiteId}&giftCardProductId=${giftCardId}`,
    title: 'a gift card',
    operations: ['BuyGiftCard'],
  },
  { path: '/gift-card-balance?code=SKERRY-0050-FULL', title: 'a balance', operations: ['GetGiftCardBalance'] },
  { path: '/reviews/review-open', title: 'a review', operations: ['GetReviewRequest', 'AnswerReviewRequest'] },
]

/** The pages that request or carry out any of the given operations, by path, with link texts. */
export function shopPagesOf(operations: readonly string[]): { readonly [path: string]: string } {
  const found = shopPages.filter((page) => page.operations.some((id) => operations.includes(id)))
  return Object.fromEntries(found.map(({ path, title }) => [path, title]))
}
