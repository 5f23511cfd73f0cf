import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../../mocks/server'
import { renderPage } from '../../../mocks/site'
import { createShopper, idOf, type Shopper } from './shopper'

let server: RunningServer
let ada: Shopper
beforeAll(async () => {
  server = await startServer({ renderPage, now: () => Date.UTC(2026, 5, 1) })
})
afterAll(() => server.close())
beforeEach(async () => {
  server.backend.reset()
  ada = await createShopper(server.url)
})

/** A page as a browser without scripts gets it. */
async function open(path: string, form?: Record<string, string>, headers: Record<string, string> = {}) {
  const sent = form && { method: 'POST', body: new URLSearchParams(form) }
  const response = await ada.visitor.fetch(path, { ...sent, headers })
  const text = (await response.text()).replace(/\s+/g, ' ')
  return {
    status: response.status,
    to: response.headers.get('location'),
    text,
    total: /name="total" value="(\d+)"/.exec(text)?.[1] ?? '',
  }
}

const buyer = { email: 'ada@example.test', country: 'GB', line1: 'Quay 1', city: 'Oban', postalCode: 'PA34 4' }
const card = { accepted: '4242 4242 4242 4242', declined: '4000-0000-0000-0002', challenge: '4000 0025 0000 3155' }

const keyOf = (text: string) => /name="formKey" value="([\w-]{36})"/.exec(text)?.[1] ?? ''

async function checkoutOf(urlId: string, quantity = 1): Promise<string> {
  const { cart } = await ada.add(urlId, quantity)
  return `/checkout?cartToken=${cart.cartToken}`
}

describe('/cart', () => {
  it('shows the cart and links to checkout, or says that it is empty', async () => {
    expect((await open('/cart')).text).toContain('You have nothing in your shopping cart.')
    await ada.add('heather-honey', 2)
    const { text } = await open('/cart')
    expect(text).toMatch(/<div id="sqs-cart-root">.*2 × Heather honey.*\$29\.00.*href="\/commerce\/goto-checkout"/)
  })
})

describe('the minimum subtotal', () => {
  it('is the one set by QA, in every page and its data', async () => {
    await ada.send('PUT', '/__mock/store', { minimumSubtotalCents: 4250 })
    const minimum = '"minimumOrderSubtotal":{"currency":"USD","value":"42.50"}'
    const { text } = await open('/cart')
    expect(text.split(minimum)).toHaveLength(3) // the page context and the settings of the cart
    const { body } = await ada.send('GET', '/bakehouse?format=json')
    expect(JSON.stringify(body.websiteSettings)).toContain(minimum)
  })
})

describe('/commerce/goto-checkout', () => {
  it('redirects to the checkout of the cart, or back to an empty cart', async () => {
    const { cart } = await ada.add('heather-honey')
    await ada.send('DELETE', `shopping-cart/entries/${cart.entries[0]?.id}`)
    expect((await open('/commerce/goto-checkout')).to).toBe('/cart')
    const checkout = await checkoutOf('ships-biscuit')
    expect(await open('/commerce/goto-checkout')).toMatchObject({ status: 303, to: checkout })
  })
})

describe('the checkout', () => {
  it('says that the session has expired if there is no cart', async () => {
    const page = await open('/commerce/goto-checkout')
    expect(page.status).toBe(403)
    expect(page.text).toMatch(/role="alert">Your session has expired, or cookies are not enabled\..*href="\/cart"/)
  })

  it('says the same if the browser has lost the cart’s cookie', async () => {
    await ada.add('ships-biscuit')
    const Cookie = `skerrySession=${ada.visitor.cookie('skerrySession')}`
    const goTo = (cookies: string) =>
      fetch(`${server.url}/commerce/goto-checkout`, { redirect: 'manual', headers: { Cookie: cookies } })
    expect([(await goTo(Cookie)).status, (await goTo(`${Cookie}; hasCart=true`)).status]).toEqual([403, 303])
  })

  it.each([
    ['the subtotal is too small', 'salt-oatcakes', 'To check out, your order subtotal must be US$5.00 or more.'],
    ['the last item was sold', 'storm-candle', 'There is no longer enough of something in your cart.'],
  ])('sends the visitor back to the cart before any input if %s', async (_what, urlId, message) => {
    const checkout = await checkoutOf(urlId)
    server.state.store.stock['5f0c00000000000000eb1201'] = 0
    const page = await open(checkout)
    expect(page.text).toContain(`>${message}</p>`)
    expect(page.text).toContain('Back to the cart')
    expect(page.text).not.toContain('name="email"')
  })

  it('moves the focus to the error message, or to the shipping options once there are any', async () => {
    const checkout = await checkoutOf('ships-biscuit')
    expect((await open(checkout)).text).not.toContain('autofocus')
    const back = await open(checkout, { ...buyer, action: 'address', country: 'US', postalCode: '1' })
    expect(back.text.match(/autofocus/g)).toHaveLength(1)
    expect(back.text).toMatch(/autofocus role="alert">One or more fields is invalid, please check your entries\./)
    const next = await open(checkout, { ...buyer, action: 'address' })
    expect(next.text).toMatch(/<input type="radio" name="shippingOption" value="[^"]*" checked autofocus>/)
    expect(next.text.match(/autofocus/g)).toHaveLength(1)
  })

  it('asks for an address, then for a shipping option and a card, and ends with the order', async () => {
    const checkout = await checkoutOf('heather-honey', 2)
    const first = await open(checkout)
    expect(first.text).toContain('2 × Heather honey')
    expect(first.text).toContain('Continue to shipping')
    expect(first.text).not.toContain('Card number')
    const second = await open(checkout, { ...buyer, action: 'address' })
    expect(second.text).toContain('Collect at the harbour')
    expect(second.text).toContain('Card number')
    const form = { ...buyer, action: 'order', total: second.total, card: card.accepted }
    const { status, to } = await open(checkout, form)
    expect(status).toBe(303)
    const confirmed = await open(to ?? '')
    expect(confirmed.text).toContain('<h1>Thank you</h1>')
    expect(confirmed.text).toContain('"pageType":202')
    expect(confirmed.text).toContain('We have written to ada@example.test.')
    expect(ada.visitor.cookie('hasCart')).toBe('')
    expect(await open(checkout, form)).toMatchObject({ status: 303, to })
    expect(server.state.store.orders).toHaveLength(1)
  })

  it('shows the total for each shipping option, and charges the total of the chosen one', async () => {
    const checkout = await checkoutOf('ships-biscuit')
    const { total, text } = await open(checkout, { ...buyer, action: 'address' })
    const [, option = '', chosen = ''] = /name="total-(\w+)" value="(1080)"/.exec(text) ?? []
    expect(text).toContain('Total: US$10.80')
    expect(chosen).not.toBe(total)
    const form = { ...buyer, action: 'order', shippingOption: option, card: card.accepted, total }
    expect((await open(checkout, form)).text).toContain('Your total is now US$10.80.')
    expect((await open(checkout, { ...form, [`total-${option}`]: '900' })).text).toContain(
      'Your total is now US$10.80.',
    )
    expect((await open(checkout, { ...form, [`total-${option}`]: chosen })).status).toBe(303)
  })

  it.each([
    ['a declined card', { card: card.declined }, 'Your card was declined.'],
    ['no test card', { card: '1' }, 'The payment could not be read.'],
    ['another total', { card: card.accepted, total: '1' }, 'Your total is now'],
    ['no email', { card: card.accepted, email: '' }, 'Please enter a valid email'],
    ['a bad zip code', { country: 'US', postalCode: '1234' }, 'US zip codes must be exactly 5 digits.'],
    ['no street', { line1: '' }, 'Please enter a street.'],
  ])('returns to the form with %s, and keeps all input except the card', async (_what, change, message) => {
    const checkout = await checkoutOf('ships-biscuit')
    const { total } = await open(checkout, { ...buyer, action: 'address' })
    const back = await open(checkout, { ...buyer, total, action: 'order', city: '<b>Oban', ...change })
    expect(back.status).toBe(422)
    expect(back.text).toContain(message)
    expect(back.text).toContain('value="&lt;b&gt;Oban"')
    expect(back.text).not.toContain('value="4')
    expect(server.state.store.orders).toEqual([])
    expect((await ada.cart()).cart.shippingLocation?.country).toBe('GB') // not an address that cannot be used
  })

  it('requires confirmation by the bank for some cards before it places the order', async () => {
    const checkout = await checkoutOf('ships-biscuit')
    const { total } = await open(checkout, { ...buyer, action: 'address' })
    const form = { ...buyer, total, action: 'order' }
    const asked = await open(checkout, { ...form, card: card.challenge })
    expect(asked.text).toContain('<h1>Confirm your payment</h1>')
    expect(asked.text).not.toContain('3155')
    expect((await open(checkout, { ...form, challenge: 'passed' })).status).toBe(303)
  })

  it.each([
    ['paymentDeclined', 'Your card was declined.'],
    ['minimumSubtotal', 'To check out, your order subtotal must be'],
    ['insufficientStock', 'Only one of this product is left.'],
    ['alreadyPurchased', 'This order has already been placed.'],
  ])('declines under the scenario %s, and accepts the order without it', async (scenario, message) => {
    const checkout = await checkoutOf('book-of-bread')
    const form = { ...buyer, action: 'order', total: (await open(checkout)).total, card: card.accepted }
    const declined = await open(`${checkout}&scenario=${scenario}`, form)
    expect(declined.status).toBe(422)
    expect(declined.text).toContain(`role="alert">${message}`)
    expect(server.state.store.orders).toHaveLength(0)
    expect(await open(checkout, { ...form, total: declined.total })).toMatchObject({ status: 303 })
  })

  it.each([
    ['header', () => ({ 'X-Skerry-Scenario': 'paymentDeclined' })],
    ['page', (checkout: string) => ({ Referer: `${server.url}${checkout}&scenario=paymentDeclined` })],
  ])('declines under a scenario named in the %s of the request', async (_what, headersFor) => {
    const checkout = await checkoutOf('book-of-bread')
    const form = { ...buyer, action: 'order', total: (await open(checkout)).total, card: card.accepted }
    const declined = await open(checkout, form, headersFor(checkout))
    expect(declined.status).toBe(422)
    expect(declined.text).toContain('role="alert">Your card was declined.')
  })

  it('asks for the bank’s confirmation once under the scenario paymentChallenge', async () => {
    const checkout = `${await checkoutOf('book-of-bread')}&scenario=paymentChallenge`
    const { total } = await open(checkout, { ...buyer, action: 'address' })
    const form = { ...buyer, action: 'order', total, card: card.accepted }
    expect((await open(checkout, form)).text).toContain('<h1>Confirm your payment</h1>')
    expect((await open(checkout, { ...form, card: card.declined })).text).toContain('Your card was declined.')
    expect((await open(checkout, { ...form, challenge: 'passed' })).status).toBe(303)
  })

  it('says if the last item has been sold in the meantime, and keeps the cart', async () => {
    const checkout = await checkoutOf('storm-candle')
    const { total } = await open(checkout, { ...buyer, action: 'address' })
    server.state.store.stock['5f0c00000000000000eb1201'] = 0
    const back = await open(checkout, { ...buyer, total, action: 'order', card: card.accepted })
    expect(back.text).toContain('There is no longer enough of something in your cart.')
    expect(back.text).toContain('1 × Storm candle')
  })

  it('does not sell a paywall again to a visitor who opened its checkout twice', async () => {
    const start = async () => {
      const { body } = await ada.send('POST', 'express-checkout', { itemId: idOf('keepers-log'), quantity: 1 })
      return String(body.checkoutUrl)
    }
    const [first, second] = [await start(), await start()]
    const form = { email: buyer.email, action: 'order', total: '500', card: card.accepted }
    expect((await open(first, form)).status).toBe(303)
    expect((await open(second, form)).text).toContain('role="alert">You have already bought this.')
    expect((await open(second)).text).not.toContain('name="email"')
    expect(server.state.store.orders).toHaveLength(1)
    expect((await open('/keepers-log')).text).toContain('the cook took longer')
    ada = await createShopper(server.url)
    expect((await open('/keepers-log')).text).not.toContain('the cook took longer')
  })

  it('asks for neither address nor card if nothing is shipped or paid', async () => {
    await ada.send('PUT', '/__mock/store', { minimumSubtotalCents: 0 })
    const { cart } = await ada.send('POST', 'shopping-cart/entries', {
      itemId: '5f0c0000000000000000e023',
      quantity: 1,
    })
    const page = await open(`/checkout?cartToken=${cart.cartToken}`)
    expect(page.text).not.toMatch(/Card number|Where it goes/)
    const form = { email: 'ada@example.test', action: 'order', total: '0' }
    expect((await open(`/checkout?cartToken=${cart.cartToken}`, form)).status).toBe(303)
  })

  it.each([
    ['/checkout', 410],
    ['/checkout?cartToken=nobodys', 410],
    ['/checkout/subscribe?cartToken=', 410],
    ['/checkout/order-confirmed?oid=nothing', 404],
    ['/checkout/giftcard?giftCardProductId=nothing', 404],
    ['/checkout/gift-card-confirmed?code=constructor', 404],
  ])('at %s responds with %i and an error page', async (path, status) => {
    const page = await open(path)
    expect(page.status).toBe(status)
    expect(page.text).toContain('role="alert"')
  })
})

describe('the review page', () => {
  it('accepts one review per product, and says what is missing', async () => {
    const first = await open('/reviews/review-open')
    expect(first.text).toContain('"pageType":209')
    expect(first.text.match(/<form class="checkout-form"/g)).toHaveLength(2)
    const form = { itemId: idOf('ships-biscuit'), text: 'Hard.', name: 'Ada' }
    const back = await open('/reviews/review-open', form)
    expect(back.status).toBe(422)
    expect(back.text).toMatch(/role="alert">Please select a star rating.*>Hard\.<\/textarea>/)
    expect(back.text.match(/>Hard\.<\/textarea>/g)).toHaveLength(1) // in the form of this product alone
    const expired = await open('/reviews/review-open?scenario=reviewExpired', { ...form, rating: '4' })
    expect(expired).toMatchObject({ status: 410, text: expect.stringContaining('>Hard.</textarea>') })
    const { to } = await open('/reviews/review-open', { ...form, rating: '4' })
    const next = await open(to ?? '')
    expect(next.text).toContain('Thank you')
    expect(next.text.match(/<form class="checkout-form"/g)).toHaveLength(1)
    expect((await ada.send('GET', `products/${form.itemId}/reviews`)).body.total).toBe(8)
  })

  it('thanks the visitor after the last review, and later says that everything has been reviewed', async () => {
    const form = { text: 'Hard.', name: 'Ada', rating: '4' }
    await open('/reviews/review-open', { ...form, itemId: idOf('ships-biscuit') })
    const { itemIds = [] } = server.state.store.reviewRequests['review-open'] ?? {}
    const last = itemIds.find((id) => id !== idOf('ships-biscuit')) ?? ''
    const { to } = await open('/reviews/review-open', { ...form, itemId: last })
    const thanks = await open(to ?? '')
    expect(thanks.status).toBe(200)
    expect(thanks.text).toContain('<p role="status">Thank you for your review.</p>')
    expect(thanks.text).not.toContain('You have already reviewed this purchase')
    expect((await open('/reviews/review-open')).status).toBe(409)
  })

  it.each([
    ['review-expired', 410, 'Your review request has expired'],
    ['review-done', 409, 'You have already reviewed this purchase'],
    ['constructor', 410, 'Your review request has expired'],
  ])('of %s responds with %i and “%s”', async (token, status, message) => {
    const page = await open(`/reviews/${token}`)
    expect(page.status).toBe(status)
    expect(page.text).toContain(message)
  })
})

describe('the checkout of a donation', () => {
  const donatePage = '/checkout/donate?donatePageId=5f0c0000000000000000d001'
  const gift = { amountCents: '2500', frequency: 'month', email: 'ada@example.test' }

  it('offers its amounts and frequencies, and ends with a confirmation page', async () => {
    const page = await open(donatePage)
    expect(page.text).toMatch(/"pageType":203.*<h1>Keep the light burning<\/h1>/)
    expect(page.text.match(/name="amountCents"/g)).toHaveLength(4)
    expect(page.text.match(/name="frequency"/g)).toHaveLength(4)
    const { status, to } = await open(donatePage, gift)
    expect(status).toBe(303)
    const confirmed = await open(to ?? '')
    expect(confirmed.text).toMatch(/"pageType":204.*US\$25\.00 every month.*ada@example\.test/)
    expect(server.state.donations).toMatchObject([{ amountCents: 2500, frequency: 'month', email: gift.email }])
    const { to: once } = await open(donatePage, { ...gift, frequency: 'once' })
    expect((await open(once ?? '')).text).toContain('US$25.00 once<')
  })

  it.each([
    ['1', 100],
    ['10000', 1_000_000],
    [' $12.50 ', 1250],
    ['12,5', 1250],
  ])('accepts the amount %j instead of those on offer', async (otherAmount, amountCents) => {
    const { to } = await open(donatePage, { ...gift, otherAmount })
    expect(to).toContain('/checkout/contribution-confirmed')
    expect(server.state.donations).toMatchObject([{ amountCents }])
  })

  it.each(['0', '0.99', '10000.01', '-5', 'lots', '1e3', '1.005'])(
    'rejects the amount %j, states the limits, and keeps all input',
    async (otherAmount) => {
      const back = await open(donatePage, { ...gift, otherAmount })
      expect(back.status).toBe(422)
      expect(back.text).toContain('Please enter an amount from US$1.00 to US$10,000.00.')
      expect(back.text).toContain(`value="${otherAmount}"`)
      expect(back.text).toContain('value="month" checked')
      expect(back.text).toContain('value="ada@example.test"')
      expect(server.state.donations).toEqual([])
    },
  )

  it.each([
    [{ amountCents: '1' }, 'Please enter an amount from US$1.00 to US$10,000.00.'],
    [{ amountCents: '0x9c4' }, 'Please enter an amount from US$1.00 to US$10,000.00.'],
    [{ frequency: 'daily' }, 'This frequency is not offered.'],
    [{ email: 'ada' }, 'Please enter a valid email'],
  ])('does not accept %j', async (change, message) => {
    const back = await open(donatePage, { ...gift, ...change })
    expect(back).toMatchObject({ status: 422, text: expect.stringContaining(message) })
    expect(server.state.donations).toEqual([])
  })

  it.each([
    ['amountInvalid', 'This amount cannot be donated.'],
    ['frequencyInvalid', 'This frequency is not offered.'],
    ['emailInvalid', 'Please enter a valid email'],
  ])('declines under the scenario %s, and keeps all input', async (scenario, message) => {
    const back = await open(`${donatePage}&scenario=${scenario}`, gift)
    expect(back).toMatchObject({ status: 422, text: expect.stringContaining(message) })
    expect(back.text).toContain('value="ada@example.test"')
  })

  it.each(['', '?donatePageId=gone'])('lists the donation pages for an unknown one: %j', async (query) => {
    const page = await open(`/checkout/donate${query}`)
    expect(page.status).toBe(404)
    expect(page.text).toMatch(
      /href="\/checkout\/donate\?donatePageId=5f0c0000000000000000d001"[^>]*>Keep the light burning/,
    )
  })

  it('does not confirm a donation that does not exist', async () => {
    expect((await open('/checkout/contribution-confirmed?id=gone')).status).toBe(404)
  })
})

describe('the login page', () => {
  const member = { email: 'Member@example.test', password: 'lighthouse', returnTo: '/members' }
  const send = (form: Record<string, string>) =>
    ada.visitor.fetch('/account/login', { method: 'POST', body: new URLSearchParams(form) })

  it('remembers a member for 30 days on request, and sets the session token until logout', async () => {
    const session = /skerrySession=[^;]*; Max-Age=2592000/
    expect((await send(member)).headers.getSetCookie().join()).not.toMatch(session)
    const remembered = await send({ ...member, rememberMe: 'true' })
    expect(remembered.headers.getSetCookie().join()).toMatch(session)
    const { xsrfToken } = server.state.sessions[ada.visitor.cookie('skerrySession')]!
    expect(ada.visitor.cookie('siteUserXsrfToken')).toBe(xsrfToken)
    expect((await send({ action: 'logout', returnTo: '/island' })).headers.get('location')).toBe('/island')
    expect(ada.visitor.cookie('siteUserXsrfToken')).toBe('')
  })

  it.each(['https://evil.example/', '//evil.example/members', '/\\evil.example', 'javascript:alert(1)', ''])(
    'never redirects to another site: %j',
    async (returnTo) => {
      expect((await send({ ...member, returnTo })).headers.get('location')).toBe('/members')
    },
  )

  it('says that the session has expired if the browser sends no cookies', async () => {
    const response = await fetch(`${server.url}/account/login`, { method: 'POST', body: new URLSearchParams(member) })
    expect(response.status).toBe(403)
    expect(await response.text()).toContain('Your session has expired, or cookies are not enabled.')
    expect(Object.values(server.state.sessions).every(({ account }) => account === null)).toBe(true)
  })
})

describe('the settings of a site', () => {
  it.each(['nobody', 'member', 'viewer'])('ask %s to log in as the owner', async (account) => {
    await ada.visitor.get(`/__mock/login?as=${account}`)
    expect((await open('/config/settings?a=1')).to).toBe('/account/login?returnTo=%2Fconfig%2Fsettings%3Fa%3D1')
  })

  it.each([
    ['/island?a=1', '/island?a=1&amp;noredirect='],
    ['//evil.example/x', '/evil.example/x?noredirect='],
    ['/.//evil.example/x', '/evil.example/x?noredirect='],
    ['/\t/evil.example/x', '/x?noredirect='],
    ['\t/[', '/?noredirect='],
    ['', '/?noredirect='],
  ])('link from %j back to a page on this site', async (frameUrl, href) => {
    await ada.visitor.get('/__mock/login?as=owner')
    const { status, text } = await open(`/config/?${new URLSearchParams({ frameUrl })}`)
    expect(status).toBe(200)
    expect(text).toContain(`<a href="${href}">Back to the page</a>`)
  })
})

describe('the other checkouts', () => {
  it('sell a subscription, and end with a confirmation page', async () => {
    await ada.add('ships-biscuit')
    const { body } = await ada.send('POST', 'subscriptions/checkout-token', { itemId: idOf('loaf-club') })
    const checkout = `/checkout/subscribe?cartToken=${body.cartToken}`
    const { total, text } = await open(checkout, { ...buyer, action: 'address' })
    expect(text).toMatch(/<h1>Subscribe<\/h1>.*1 × The loaf club <small>every week<\/small>/)
    const { to } = await open(checkout, { ...buyer, total, action: 'order', card: card.accepted })
    expect((await open(to ?? '')).text).toMatch(/"pageType":206.*<h1>Subscribed<\/h1>/)
    expect(ada.visitor.cookie('hasCart')).toBe('true') // of the visitor's own cart, which is still there
  })

  it('sell access to a member area, and end with a confirmation page', async () => {
    await ada.visitor.get('/__mock/login?as=member')
    const option = '5f0c0000000000000000ca12'
    const { body } = await ada.send('POST', '/api/member-areas/5f0c0000000000000000ca01/join', { option })
    const checkout = String(body.checkoutUrl)
    const { total } = await open(checkout)
    const { to } = await open(checkout, { email: buyer.email, total, action: 'order', card: card.accepted })
    const confirmed = await open(to ?? '')
    expect(confirmed.text).toMatch(/"pageType":208.*<h1>Welcome to the table<\/h1>.*href="\/members"/)
    expect(confirmed.text).not.toMatch(/oven|href="\/reviews/)
  })

  it('greet a member on the area’s page instead of offering to join again', async () => {
    await ada.visitor.get('/__mock/login?as=member')
    expect((await open('/members')).text).toMatch(/class="[^"]*join-button/)
    const option = '5f0c0000000000000000ca11'
    const { body } = await ada.send('POST', '/api/member-areas/5f0c0000000000000000ca01/join', { option })
    await open(String(body.checkoutUrl), { email: buyer.email, action: 'order', total: '500', card: card.accepted })
    const { text } = await open('/members')
    expect(text).toContain('You have a seat at the table.')
    expect(text).not.toMatch(/join-button|pricing-option/)
  })

  it('do not let a member join an area twice', async () => {
    await ada.visitor.get('/__mock/login?as=member')
    const join = async () => {
      const option = '5f0c0000000000000000ca11'
      const { body } = await ada.send('POST', '/api/member-areas/5f0c0000000000000000ca01/join', { option })
      return String(body.checkoutUrl)
    }
    const [first, second] = [await join(), await join()]
    const form = { email: buyer.email, action: 'order', total: '500', card: card.accepted }
    expect((await open(first, form)).status).toBe(303)
    expect((await open(second, form)).text).toContain('role="alert">You have already bought this.')
    expect(server.state.store.orders).toHaveLength(1)
  })

  it('sell a gift card, and accept its value in the link', async () => {
    const checkout = `/checkout/giftcard?websiteId=w&giftCardProductId=${idOf('gift-card')}&sku=SQ2400003`
    expect((await open(checkout)).text).toMatch(/value="SQ2400003" checked/)
    const form = { sku: 'SQ2400001', email: buyer.email, recipientEmail: 'ben@example.test', card: card.accepted }
    expect((await open(checkout, { ...form, recipientEmail: 'ben' })).text).toContain('Please enter a valid email')
    expect((await open(checkout, { ...form, email: 'ada' })).text).toContain('Please enter a valid email')
    const { to } = await open(checkout, form)
    expect((await open(to ?? '')).text).toContain('$25.00')
  })

  it('show a gift card at the price that is charged', async () => {
    await ada.send('PUT', '/__mock/store', { variants: { SQ2400001: { saleCents: 2000 } } })
    const { text } = await open(`/checkout/giftcard?giftCardProductId=${idOf('gift-card')}`)
    expect(text).toMatch(/value="SQ2400001"[^>]*>\s*<span>US\$20\.00</)
  })

  it('show a declined card in the same way on every checkout', async () => {
    const cart = await checkoutOf('heather-honey')
    const { total } = await open(cart, { ...buyer, action: 'address' })
    const giftCard = `/checkout/giftcard?giftCardProductId=${idOf('gift-card')}`
    const fields = { ...buyer, recipientEmail: 'ben@example.test', card: card.declined, action: 'order' }
    for (const path of [cart, giftCard]) {
      const { status, text } = await open(path, { ...fields, total })
      expect(status).toBe(422)
      expect(text).toMatch(/role="alert">Your card was declined\.</)
      expect(text.match(/Your card was declined\./g)).toHaveLength(2) // above the form, and at the card
      expect(text).toMatch(
        /name="card"[^>]* aria-invalid="true" aria-describedby="checkout-card-error checkout-card-hint"/,
      )
    }
  })

  it('sell a gift card and take a donation once, however often the form is submitted', async () => {
    const sold = Object.keys(server.state.store.giftCards).length
    const giftCard = `/checkout/giftcard?giftCardProductId=${idOf('gift-card')}`
    const donation = '/checkout/donate?donatePageId=5f0c0000000000000000d001'
    const fields = { ...buyer, recipientEmail: 'ben@example.test', card: card.challenge, frequency: 'once' }
    for (const [path, mistake, passed] of [
      [giftCard, { recipientEmail: 'ben' }, { challenge: 'passed' }],
      [donation, { otherAmount: '0' }, { otherAmount: '25' }],
    ] as const) {
      const formKey = keyOf((await open(path)).text)
      const back = await open(path, { ...fields, ...mistake, formKey })
      expect(keyOf(back.text)).toBe(formKey)
      const asked = await open(path, { ...fields, ...passed, formKey })
      const again = await open(path, { ...fields, ...passed, formKey })
      expect(asked.status).toBe(303)
      expect(again.to).toBe(asked.to)
      expect(keyOf((await open(path)).text)).not.toBe(formKey)
    }
    expect(Object.keys(server.state.store.giftCards)).toHaveLength(sold + 1)
    expect(server.state.donations).toHaveLength(1)
  })

  it.each([
    ['paymentDeclined', 'Your card was declined.'],
    ['paymentInvalid', 'The payment could not be read.'],
    ['paymentChallenge', '<h1>Confirm your payment</h1>'],
  ])('do not sell a gift card under the scenario %s until the payment is confirmed', async (scenario, message) => {
    const path = `/checkout/giftcard?giftCardProductId=${idOf('gift-card')}&scenario=${scenario}`
    const form = { recipientEmail: 'bo@example.test', email: 'ada@example.test', card: card.accepted }
    const answer = await open(path, form)
    expect([answer.to, answer.text]).toEqual([null, expect.stringContaining(message)])
    expect((await open(path, { ...form, card: '', challenge: 'passed' })).to !== null).toBe(
      scenario === 'paymentChallenge',
    )
  })

  it('decline a gift card once if the scenario skuInvalid is set for one request', async () => {
    const path = '/checkout/giftcard?giftCardProductId=5f0c0000000000000000e024'
    const form = { recipientEmail: 'bo@example.test', email: 'ada@example.test', card: card.accepted }
    await ada.visitor.fetch('/__mock/scenario', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'skuInvalid', times: 1 }),
    })
    expect(await open(path, form)).toMatchObject({ status: 422, text: expect.stringContaining('Choose a value') })
    expect((await open(path, form)).to).toContain('/checkout/gift-card-confirmed')
  })

  it('work on sites without a design of their own', async () => {
    const plain = await startServer({ pages: { '/': '<!doctype html><title>Site</title>' } })
    const ben = await createShopper(plain.url)
    const { cart } = await ben.add('ships-biscuit')
    const page = await ben.visitor.get(`/checkout?cartToken=${cart.cartToken}`)
    expect(await page.text()).toContain('<h1>Checkout</h1>')
    await plain.close()
  })
})
