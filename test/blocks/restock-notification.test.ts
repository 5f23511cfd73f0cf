import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRestock } from '../../blocks/product/restock'
import { attach, parse } from '../../blocks/restock-notification/block'
import type { RestockNotificationProps } from '../../blocks/restock-notification/props'
import { signUp } from '../../blocks/restock-notification/signUp'
import { setConsentPolicy } from '../../src/browser/consent'
import { recordChanges } from '../../src/browser/elementChanges'
import { forgetShared } from '../../src/browser/shared'
import { onAnnouncement } from '../../src/data/announcements'
import { BlockError } from '../../src/errors/BlockError'
import type { Page } from '../../src/model/page/page'
import { variantOf } from '../support/products'

const host = globalThis as { Static?: unknown; grecaptcha?: unknown }
const form = '<form><input name="email" placeholder="Your Email"><input type="submit" value="Sign Up"></form>'
const page = (merchandisingSettings?: unknown): Page =>
  ({ websiteSettings: { storeSettings: { merchandisingSettings } } }) as unknown as Page

function notification(content = form, attributes = 'data-product-id="p1" data-variant-id="v1"'): HTMLElement {
  document.body.innerHTML = `<div class="product-restock-notification" ${attributes}><span class="product-restock-cta">Get notified</span>${content}</div>`
  return document.body.firstElementChild as HTMLElement
}

type SignUp = NonNullable<RestockNotificationProps['signUp']>

/** Attaches the block to a notification, with a server that answers with `answers`, one after the other. */
function openNotification(content = form, answers: readonly Awaited<ReturnType<SignUp>>[] = []) {
  const element = notification(content)
  const served = element.outerHTML
  const left = [...answers]
  const signUp = vi.fn<SignUp>(async () => left.shift() ?? null)
  const stop = attach(element, { ...parse(element, page()), signUp })
  const field = element.querySelector<HTMLInputElement>('[name="email"]')!
  return {
    element,
    served,
    signUp,
    stop,
    field,
    problem: () => element.querySelector('.product-restock-error-message')?.textContent,
    thanks: () => element.querySelector('.product-restock-success-message')?.textContent,
    send: () => element.querySelector('form')!.requestSubmit(),
  }
}

beforeEach(() => setConsentPolicy(false))

afterEach(() => {
  document.body.replaceChildren()
  delete host.Static
  delete host.grecaptcha
  forgetShared()
})

describe('a restock notification', () => {
  it.each([
    ['no field for an address', '<form><input type="submit"></form>', undefined],
    ['a field outside of any form', '<input name="email">', undefined],
    ['no product', form, 'data-variant-id="v1"'],
  ])('with %s throws an error', (_, content, attributes) => {
    expect(() => parse(notification(content, attributes), page())).toThrow(BlockError)
  })

  it.each([
    [undefined],
    [null],
    [{}],
    [{ restockNotificationsSuccessText: ' ' }],
    [{ restockNotificationsSuccessText: 5 }],
  ])('shows the default thanks if the owner has set none: %j', (settings) => {
    expect(parse(notification(), page(settings)).thanks).toBe('')
  })

  it('says how long to wait after too many attempts, without reporting a network error', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 429, headers: { 'Retry-After': '30' } }))
    const failed = vi.fn()
    const stop = onAnnouncement('network error', failed)
    const wanted = { productId: 'p1', variantId: 'v1', siteVisitorEmail: 'ada@example.test', isJoinMailingList: false }
    const problem = await signUp(wanted, new AbortController().signal)
    expect(problem).toEqual({ text: expect.stringContaining('30 seconds'), isEmail: false })
    expect(failed).not.toHaveBeenCalled()
    stop()
  })

  it('keeps the label and autofill that the server gave its field', () => {
    const own = '<label>E-mail <input name="email" autocomplete="off" placeholder="ada@example.test"></label>'
    const { field } = openNotification(`<form>${own}</form>`)
    expect(field.hasAttribute('aria-label')).toBe(false)
    expect(field.autocomplete).toBe('off')
    const plain = openNotification()
    expect(plain.field.getAttribute('aria-label')).toBe('Your Email')
    expect(plain.field.autocomplete).toBe('email')
  })

  it('trims the address, and keeps the one already in the field instead of the one in the URL', async () => {
    history.replaceState(null, '', '?email=bob%40example.test')
    const element = notification()
    const field = element.querySelector<HTMLInputElement>('[name="email"]')!
    field.value = ' ada@example.test '
    const signUp = vi.fn<SignUp>(async () => null)
    attach(element, { ...parse(element, page()), signUp })
    element.querySelector('form')!.requestSubmit()
    await vi.waitFor(() => expect(signUp).toHaveBeenCalled())
    expect(signUp.mock.lastCall?.[0].siteVisitorEmail).toBe('ada@example.test')
    expect(location.search).toBe('')
  })

  it('marks its field as invalid only if the address is the problem', async () => {
    const opened = openNotification(form, [
      { text: 'Try later.', isEmail: false },
      { text: 'Not an address.', isEmail: true },
    ])
    opened.field.value = 'ada@example.test'
    opened.send()
    await vi.waitFor(() => expect(opened.problem()).toBe('Try later.'))
    expect(opened.field.getAttribute('aria-invalid')).toBeNull()
    opened.send()
    await vi.waitFor(() => expect(opened.problem()).toBe('Not an address.'))
    expect(opened.field.getAttribute('aria-invalid')).toBe('true')
  })

  it('is as served once Skerry has stopped, even if a response follows', async () => {
    let answer = () => {}
    const opened = openNotification()
    opened.signUp.mockReturnValue(
      new Promise((resolve) => {
        answer = () => resolve(null)
      }),
    )
    opened.field.value = 'ada@example.test'
    opened.send()
    await vi.waitFor(() => expect(opened.signUp).toHaveBeenCalled())
    opened.stop()
    expect(opened.signUp.mock.lastCall?.[1].aborted).toBe(true)
    answer()
    await Promise.resolve()
    expect(opened.element.outerHTML).toBe(opened.served)
  })
})

describe('the captcha of a restock notification', () => {
  const answered = `stand-in.recaptcha.${Date.now() + 60_000}.score`

  it('is invisible and only scores the visit if the platform has its own key', async () => {
    host.grecaptcha = {
      enterprise: { ready: (done: () => void) => done(), execute: async () => answered },
    }
    host.Static = {
      SQUARESPACE_CONTEXT: {
        betaFeatureFlags: ['crm_enable_recaptcha_v3_enterprise'],
        recaptchaEnterpriseContext: { recaptchaEnterpriseSiteKey: 'of the platform' },
      },
    }
    const opened = openNotification()
    opened.field.value = 'ada@example.test'
    opened.field.focus()
    opened.send()
    await vi.waitFor(() => expect(opened.thanks()).toBe('Signed up!'))
    expect(opened.signUp.mock.lastCall?.[0]).toMatchObject({ recaptchaEnterpriseV3Token: answered })
    expect(opened.signUp.mock.lastCall?.[0]).not.toHaveProperty('captchaToken')
    opened.stop()
    expect(opened.element.outerHTML).toBe(opened.served)
  })

  it.each([
    ['no flag', { recaptchaEnterpriseContext: { recaptchaEnterpriseSiteKey: 'of the platform' } }],
    ['no key', { betaFeatureFlags: ['crm_enable_recaptcha_v3_enterprise'], recaptchaEnterpriseContext: {} }],
  ])('is not needed with %s', async (_, context) => {
    host.Static = { SQUARESPACE_CONTEXT: context }
    const opened = openNotification()
    opened.field.value = 'ada@example.test'
    opened.send()
    await vi.waitFor(() => expect(opened.thanks()).toBe('Signed up!'))
    expect(Object.keys(opened.signUp.mock.lastCall![0]).sort()).toEqual([
      'isJoinMailingList',
      'productId',
      'siteVisitorEmail',
      'variantId',
    ])
  })

  it('loads on the first focus if the site has its own, and gets the focus until it is completed', async () => {
    let complete = () => {}
    const api = {
      token: '',
      render(place: HTMLElement, { callback }: { callback: () => void }) {
        place.innerHTML = '<button type="button">I am human</button>'
        complete = () => {
          api.token = answered
          callback()
        }
        return 7
      },
      getResponse: () => api.token,
      reset: vi.fn(() => {
        api.token = ''
      }),
      remove: vi.fn(),
    }
    host.grecaptcha = api
    const opened = openNotification(`${form}<div class="captcha-container" data-site-key="key-1"></div>`, [
      { text: 'Try later.', isEmail: false },
    ])
    const box = () => opened.element.querySelector<HTMLElement>('.captcha-container button')
    expect(box()).toBeNull()
    opened.field.value = 'ada@example.test'
    opened.field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    await vi.waitFor(() => expect(box()).not.toBeNull())
    opened.send()
    await vi.waitFor(() => expect(opened.problem()).toBe('Complete CAPTCHA before submitting.'))
    expect(document.activeElement).toBe(box())
    expect(opened.signUp).not.toHaveBeenCalled()
    complete()
    opened.send()
    await vi.waitFor(() => expect(opened.problem()).toBe('Try later.'))
    expect(opened.signUp.mock.lastCall?.[0]).toMatchObject({ captchaToken: answered })
    await vi.waitFor(() => expect(api.reset).toHaveBeenCalledTimes(1))
    complete()
    opened.send()
    await vi.waitFor(() => expect(opened.thanks()).toBe('Signed up!'))
    expect(api.reset).toHaveBeenCalledTimes(1) // after success nothing is sent again
    opened.stop()
    await vi.waitFor(() => expect(api.remove).toHaveBeenCalled())
    expect(opened.element.outerHTML).toBe(opened.served)
  })
})

describe('the restock notifications of a product', () => {
  const [small, large] = [variantOf({ Size: 'S' }, { qtyInStock: 0 }), variantOf({ Size: 'L' }, { qtyInStock: 0 })]

  function open() {
    document.body.innerHTML = `<div data-variant-id="S" hidden><span class="product-restock-cta">Tell me</span></div><div data-variant-id="L"></div>`
    const all = [...document.body.children] as HTMLElement[]
    const changes = recordChanges()
    return {
      changes,
      show: createRestock(all, changes),
      shown: () => all.filter(({ hidden }) => !hidden).map((one) => one.dataset.variantId),
    }
  }

  it('show the chosen variant’s if it is sold out, and the served ones without a choice', () => {
    const { changes, show, shown } = open()
    expect(show(small)).toBe('Tell me')
    expect(shown()).toEqual(['S'])
    expect(show(large)).toBe('')
    expect(shown()).toEqual(['L'])
    expect(show(variantOf({ Size: 'S' }, { qtyInStock: 1 }))).toBe('')
    expect(shown()).toEqual([])
    expect(show(null)).toBe('')
    expect(shown()).toEqual(['L'])
    show(small)
    changes.undo()
    expect(shown()).toEqual(['L'])
  })
})
