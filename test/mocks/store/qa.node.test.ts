import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { operations } from '../../../mocks/handlers/operations'
import { commerceScenarios } from '../../../mocks/scenarios/commerceScenarios'
import { scenarioList } from '../../../mocks/scenarios/scenarios'
import { type RunningServer, startServer } from '../../../mocks/server'
import { renderPage } from '../../../mocks/site'
import { createShopper, type Shopper } from './shopper'

let server: RunningServer
let ada: Shopper
let qa: string
beforeAll(async () => {
  server = await startServer({ renderPage })
  qa = await (await fetch(`${server.url}/qa`)).text()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.backend.reset()
  ada = await createShopper(server.url)
  await ada.add('book-of-bread')
})

/** Where /qa leads for a scenario. */
const linksOf = (name: string) =>
  [...qa.matchAll(/<a href="([^"]+)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => new URL(href, server.url).searchParams.get('scenario') === name)

/** Opens a page as a browser would, which follows a redirect. */
async function open(href: string) {
  const response = await ada.visitor.get(href)
  const to = response.headers.get('location')
  const page = to === null ? response : await ada.visitor.get(to)
  return { path: to ?? href, text: (await page.text()).replaceAll('&amp;', '&') }
}

/** What a page has that sends an operation, or whose form carries it out. */
const signs: { readonly [operation: string]: string } = {
  GetQuickView: 'class="sqs-product-quick-view-button"',
  AddCartEntry: 'class="sqs-add-to-cart-button ',
  GetShoppingCart: 'id="sqs-cart-root"',
  UpdateCartEntry: 'id="sqs-cart-root"',
  AddCartCoupon: 'id="sqs-cart-root"',
  SetShippingLocation: 'id="sqs-cart-root"',
  SetShippingOption: 'id="sqs-cart-root"',
  PlaceOrder: 'method="POST" action="/checkout?',
  StartExpressCheckout: 'data-product-type="5"',
  SignUpForRestock: 'class="product-restock-form"',
  CreateSubscriptionToken: 'data-subscription',
  JoinMemberArea: 'class="member-area-block"',
  GetGiftCardBalance: 'data-gift-card-balance',
  Donate: 'method="POST" action="/checkout/donate?',
  BuyGiftCard: 'method="POST" action="/checkout/giftcard?',
  AnswerReviewRequest: 'data-review-token="review-open"',
}

describe('each link on /qa for a scenario of the shop', () => {
  it.each(commerceScenarios)('opens a page on which $name can occur', async ({ name, declines }) => {
    const links = linksOf(name)
    expect(links).not.toEqual([])
    for (const link of links) {
      const { path, text } = await open(link)
      expect(path).toContain(`scenario=${name}`)
      const met = declines.filter((id) => signs[id] && text.includes(signs[id]))
      expect(met, link).not.toEqual([])
      const [, action = path] = /<form class="checkout-form" method="POST" action="([^"]+)"/.exec(text) ?? []
      expect(action).toContain(`scenario=${name}`)
    }
  })

  it('shows the failure at the end of checkout', async () => {
    const { path, text } = await open(linksOf('paymentDeclined')[0] ?? '')
    const form = {
      action: 'order',
      email: 'ada@example.test',
      card: '4242 4242 4242 4242',
      total: /name="total" value="(\d+)"/.exec(text)?.[1] ?? '',
    }
    const declined = await ada.visitor.fetch(path, { method: 'POST', body: new URLSearchParams(form) })
    expect([declined.status, await declined.text()]).toEqual([422, expect.stringContaining('Your card was declined.')])
  })
})

describe('a checkout opened from a page with a scenario', () => {
  it('keeps the scenario', async () => {
    const Referer = `${server.url}/cart?scenario=totalChanged`
    const to = (await ada.visitor.get('/commerce/goto-checkout', { Referer })).headers.get('location') ?? ''
    expect(to).toMatch(/^\/checkout\?cartToken=\w+&scenario=totalChanged$/)
    const page = await ada.visitor.get(to.replace('&scenario=totalChanged', ''), { Referer })
    expect((await page.text()).replaceAll('&amp;', '&')).toContain(`action="${to}"`)
  })
})

/** What a page has that sends an operation of forms, captchas or the page’s own code. */
const signsOfRequests: { readonly [operation: string]: string } = {
  FormSubmissionKey: ' data-form-id="',
  SaveFormSubmission: ' data-form-id="',
  CaptchaChallenge: 'data-captcha-provider="proof-of-work"',
  CaptchaStandIn: 'data-captcha-provider="recaptcha"',
  GetHeaderFooter: 'Skerry.request(&#39;GET&#39;, &#39;/api/site-header-footer&#39;',
}

describe('each link on /qa for a request scenario', () => {
  const isSent = (id: string, text: string) => signsOfRequests[id] !== undefined && text.includes(signsOfRequests[id])
  const ofRequests = scenarioList.filter(({ name, applies }) => {
    const met = operations.filter(applies)
    const isOfShop = commerceScenarios.some((one) => one.name === name)
    return !isOfShop && met.some(({ id }) => signsOfRequests[id] !== undefined)
  })

  it.each(ofRequests)('opens a page that sends a request affected by $name', async ({ name, applies }) => {
    const links = linksOf(name)
    expect(links).not.toEqual([])
    for (const link of links) {
      const [, content = ''] = (await open(link)).text.split('<main') // not the newsletter in the footer
      const main = content.slice(0, content.indexOf('</main>'))
      const met = operations.filter((operation) => applies(operation) && isSent(operation.id, main))
      expect(met, link).not.toEqual([])
    }
  })
})

describe('the link for a cart with null values', () => {
  it('opens a page with a cart', () => {
    expect(linksOf('cartNulls')).toEqual(['/bakehouse/p/ships-biscuit?scenario=cartNulls', '/cart?scenario=cartNulls'])
  })
})
