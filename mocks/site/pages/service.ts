import type { Cart } from '../../../src/model/cart/Cart'
import { forms, newsletterForm } from '../../fixtures/forms'
import { moneyOf } from '../../fixtures/products/createProduct'
import { shop } from '../../fixtures/shop'
import { type Html, html, scriptJson } from '../html'
import { buttonBlock } from '../markup/block'
import { imageBlock } from '../markup/imageBlocks'
import { orderSummary } from '../markup/orderSummary'
import { pageTypes, type SitePage } from '../SitePage'
import type { Visit } from '../Visit'
import { pageHead, section } from './parts'

/** The page after a form is submitted without scripts, or after a redirect that its owner has set. */
export const thankYou: SitePage = {
  path: '/thank-you',
  title: 'Thank you',
  summary: 'Your letter is on its way.',
  blocks: ['button', 'image'],
  collectionId: '5f0c0000000000000000c020',
  isUnlisted: true,
  body: (visit) => {
    const sent = forms.find(({ id }) => id === visit.query.get('form'))
    const isLetter = sent?.id === newsletterForm.id
    const lede = isLetter
      ? 'You’re on the list. The next letter leaves with the first boat of the month.'
      : 'It’s in the bag, and the bag is on the boat. Somebody will read it tonight, at the table by the window.'
    return html`${pageHead('Thank you', lede)}
      ${section(
        'thanks',
        html`${imageBlock('t001', 'tea-at-the-window', '', { sizes: '(min-width: 40em) 28rem, 92vw', isFirst: true })}
        ${buttonBlock('t002', { href: visit.href('/'), label: 'Back to the island' })}`,
      )}`
  },
}

/**
 * The shopping cart: without scripts, a list with a link to the checkout. The runtime takes over the content of its
 * root.
 */
export const cart: SitePage = {
  path: '/cart',
  title: 'Your cart',
  summary: 'What you have put by.',
  blocks: ['cart'],
  pageType: pageTypes.cart,
  collectionId: '5f0c0000000000000000c022',
  isUnlisted: true,
  body: (visit) => {
    const lede = 'Packed by hand at the bakehouse. It goes out with the first boat after you have paid.'
    const contents = visit.cart?.entries.length ? fullCart(visit, visit.cart) : emptyCart(visit)
    return html`${pageHead('Your cart', lede)}
      ${section('cart', html`<div id="sqs-cart-root">${cartSettings(visit)}<div id="sqs-cart-container">${contents}</div></div>`)}`
  },
}

/** The platform's settings for the code of its cart page. */
function cartSettings(visit: Visit): Html {
  return html`<script type="application/json">${scriptJson({
    storeCurrency: shop.currency,
    continueShoppingLinkUrl: visit.href(shop.path),
    minimumOrderSubtotal: moneyOf(visit.minimumSubtotalCents),
  })}</script>`
}

function fullCart(visit: Visit, full: Cart): Html {
  return html`<div class="checkout-done">${orderSummary(full)}
    ${buttonBlock('k003', { href: visit.href('/commerce/goto-checkout'), label: 'Go to checkout' })}</div>`
}

function emptyCart(visit: Visit): Html {
  return html`<p>You have nothing in your shopping cart.</p>
    ${buttonBlock('k001', { href: visit.href(shop.path), label: 'Continue shopping' })}`
}

/** The 404 page. */
export const notFound: SitePage = {
  path: '/404',
  title: 'Nothing here but water',
  summary: 'There is no such page.',
  blocks: ['button', 'image'],
  pageType: pageTypes.notFound,
  status: 404,
  collectionId: '5f0c0000000000000000c023',
  isUnlisted: true,
  body: (
    visit,
  ) => html`${pageHead('Nothing here but water', 'The chart shows a page at this position. There isn’t one; there may have been, before the tide. You could try the search, or steer for the light.', '404')}
      ${section(
        'lost',
        html`<div class="button-row">
          ${buttonBlock('n001', { href: visit.href('/'), label: 'Steer for the light' })}
          ${buttonBlock('n002', { href: visit.href('/search'), label: 'Search', isQuiet: true })}
        </div>
        ${imageBlock('n003', 'island-chart', '', { sizes: '(min-width: 60em) 56rem, 92vw', alt: '' })}`,
      )}`,
}
