import { confirmedPayment } from '../../fixtures/commerce/paymentTokens'
import { products } from '../../fixtures/products'
import { createGiftCard, giftCardCents } from '../../handlers/giftCards'
import type { Decline } from '../../http/Answer'
import { html } from '../../site/html'
import { payerProblem } from '../../state/store/checkout'
import { shopTime } from '../../state/store/clock'
import { isEmail } from '../../state/store/email'
import { formatCents } from '../../state/store/formatCents'
import { chooseVariant, findProduct, unitPriceOf } from '../../state/store/products'
import type { PageView } from '../pageResponse'
import { cardFields, tokenOfCard } from './cards'
import { challengePage } from './challenge'
import { chosenDecline } from './chosenDecline'
import { choices, type Fields, invalidFields, notice, type Problems, textField } from './fields'
import { type HostedAnswer, hostedPageTypes } from './HostedPage'
import { keepScenario } from './keepScenario'
import { formKeyField } from './oncePerForm'

/** The checkout of a gift card: `websiteId`, `giftCardProductId` and an optional `sku` (A2 Screens and routes). */
export function giftCardCheckout(view: PageView, posted: Fields | null): HostedAnswer {
  const { backend, url } = view
  const productId = url.searchParams.get('giftCardProductId') ?? ''
  const product = findProduct(backend.state.store, productId)
  const skus = product?.structuredContent.variants.map(({ sku }) => sku) ?? []
  if (product === null || giftCardCents(backend.state, productId, skus[0] ?? null) === null) return unknownCard()
  const sku = posted?.sku ?? url.searchParams.get('sku') ?? skus[0] ?? ''
  const amountCents = giftCardCents(backend.state, productId, sku)
  const problems = posted === null ? {} : problemsOf(posted, amountCents)
  if (posted === null || amountCents === null || Object.keys(problems).length > 0) {
    return giftCardPage(view, { values: posted ?? {}, problems, sku, product })
  }
  const paymentToken = posted.challenge === 'passed' ? confirmedPayment : tokenOfCard(posted.card ?? '')
  const declined =
    chosenDecline(view, 'BuyGiftCard', paymentToken) ??
    payerProblem({ email: posted.email ?? '', paymentToken }, amountCents)
  if (declined?.errorKey === 'PAYMENT_CHALLENGE') return challengePage(url, posted)
  if (declined !== null) {
    const card = declined.errorKey.startsWith('PAYMENT') ? { card: declined.message } : {}
    return giftCardPage(view, { values: posted, problems: { ...declined.errors, ...card }, sku, product, declined })
  }
  const recipient = { name: posted.name ?? '', email: posted.recipientEmail ?? '' }
  const { code } = createGiftCard(backend.state, { amountCents, recipient, at: shopTime(backend) })
  backend.changed()
  return { redirect: `/checkout/gift-card-confirmed?code=${code}` }
}

function problemsOf({ recipientEmail }: Fields, amountCents: number | null): Problems {
  return {
    ...(amountCents === null ? { sku: 'Choose a value of the gift card.' } : {}),
    ...(isEmail(recipientEmail ?? '') ? {} : { recipientEmail: 'Please enter a valid email' }),
  }
}

interface Shown {
  readonly values: Fields
  readonly problems: Problems
  readonly sku: string
  readonly product: NonNullable<ReturnType<typeof findProduct>>
  readonly declined?: Decline
}

function giftCardPage(view: PageView, { values, problems, sku, product, declined }: Shown): HostedAnswer {
  const hasProblems = Object.keys(problems).length > 0
  const message = declined?.message ?? (hasProblems ? invalidFields : null)
  const offered = product.structuredContent.variants.map(({ sku: value }) => {
    const choice = chooseVariant(product, value)
    return { value, label: formatCents(choice ? unitPriceOf(choice) : 0) }
  })
  const field = (name: string, label: string, type: 'text' | 'email') =>
    textField({ name, label, type, isRequired: type === 'email' }, values, problems)
  const content = html`${notice(message)}<form class="checkout-form" method="POST" action="${keepScenario(view, view.url.pathname + view.url.search)}">
${formKeyField(values)}<p>${product.excerpt}</p>
${choices('sku', 'How much?', offered, { chosen: sku })}
${field('name', 'Who is it for?', 'text')}
${field('recipientEmail', 'Their email', 'email')}
${field('email', 'Your email', 'email')}
${cardFields(problems)}
<p class="checkout-buttons"><button class="sqs-block-button-element" type="submit">Buy the gift card</button></p></form>`
  return { title: product.title, content, pageType: hostedPageTypes.checkout, status: message === null ? 200 : 422 }
}

function unknownCard(): HostedAnswer {
  const known = products.find(({ urlId }) => urlId === 'gift-card')
  const content = html`${notice('The link that brought you here names no gift card.')}<p><a class="sqs-block-button-element" href="${known?.fullUrl ?? '/'}">See the gift card</a></p>`
  return { title: 'Gift card', content, pageType: hostedPageTypes.checkout, status: 404 }
}
