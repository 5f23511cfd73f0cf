import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contactForm, everyFieldForm } from '../../../mocks/fixtures/forms'
import type { ScenarioName } from '../../../mocks/scenarios/scenarios'
import { axeFindings } from '../../support/axe'
import { holdRequests } from '../../support/holdRequests'
import { documentOf, openSite, type Site, strictPolicy, untilBlock } from '../../support/site'
import {
  contactFields,
  emailId,
  emptyForm,
  formId,
  menuForm,
  messageId,
  nameId,
  servedForm,
  servedMenu,
} from './formMarkup'

const strictForm = (options: Parameters<typeof servedForm>[0] = {}) =>
  servedForm(options).replace(/onsubmit="[^"]*"/, `data-collection-id="c1" data-object-name="o1"`)

const drawnContext = {
  formId: everyFieldForm.id,
  formName: 'Plan your visit',
  formSubmissionMessage: { html: '<p>See <b>you</b><img src="/x.png" alt="" onerror="document.title=\'hacked\'"></p>' },
  formFields: everyFieldForm.fields.map(({ id, type, title, isRequired, maxLength, options, questions }) => ({
    id,
    type,
    title,
    required: isRequired,
    maxLength: maxLength ?? '',
    options: options ?? questions ?? [],
  })),
}

const hostileNames = [
  'submit',
  'reset',
  'elements',
  'length',
  'querySelectorAll',
  'children',
  'action',
  'method',
  'title',
  'id',
  'name',
  'contains',
]
const hostileFields = `${contactFields}
  ${hostileNames.map((name) => `<label>${name} <input name="${name}" value="of ${name}"></label>`).join('')}
  <label>proto <input name="__proto__" value="of proto"></label>
  <fieldset disabled><label>off <input name="off" value="x"></label></fieldset>`

const newsletter = `<div class="sqs-block newsletter-block sqs-block-newsletter"><div class="sqs-block-content"><div class="newsletter-form-wrapper">
  <form class="newsletter-form" data-form-id="5f0c0000000000000000f003" method="POST" action="/elsewhere">
    <div class="newsletter-form-body"><div class="form-item field email required" id="email-f301"><label class="title" for="nl">Email</label>
    <input class="newsletter-form-field-element field-element" id="nl" name="email" type="email"></div>
    <button class="newsletter-form-button" type="submit" value="Sign up"><span class="newsletter-form-spinner"></span><span class="newsletter-form-button-label">Sign up</span></button></div>
    <div class="hidden form-submission-text">Thank you, reader!</div>
  </form></div></div></div>`

const pixel =
  '&lt;b id=&quot;pixel&quot;&gt;Counted&lt;/b&gt;&lt;script&gt;document.title=&quot;counted&quot;&lt;/script&gt;'

/** A script that inserts markup as soon as Skerry has started, as for what a visitor has written. */
const insertWhenReady = (markup: string) => `<script>
  document.addEventListener('skerry:ready', () => {
    document.querySelector('main').insertAdjacentHTML('beforeend', ${JSON.stringify(markup)})
  }, { once: true })</script>`

const secrets = `${contactFields}
  <div id="password-f9" class="form-item field password"><label class="title" for="pw">Group password</label><input class="field-element" id="pw" type="password" autocomplete="off"></div>
  <div id="hidden-f8" class="form-item field hidden"><input type="hidden" name="SQF_CAMPAIGN" value="lamp"></div>`

const pages = {
  '/contact': documentOf(servedForm()),
  // Its only ids are in its inline handler.
  '/handler': documentOf(servedForm().replace(/data-form-id="\w+" /, '')),
  // Without the browser's own restoring of fields.
  '/draft': documentOf(servedForm({ fields: secrets, attributes: 'data-draft autocomplete="off"' })),
  '/draft-redirect': documentOf(servedForm({ attributes: 'data-draft data-success-redirect="/thanks"' })),
  '/two': documentOf(`${servedForm()}${newsletter}`),
  '/submitters': documentOf(
    servedForm({
      button:
        '<button name="first" value="1" formaction="/elsewhere-1">Send it</button> <button type="submit" name="second" value="2" formaction="/elsewhere-2">Send it twice</button>',
    }),
  ),
  '/entries': documentOf(
    `${servedForm({
      fields: `${contactFields}<x-rating name="rating"></x-rating><input type="file" name="photo"><input type="hidden" name="crumb" value="c"><textarea name="g-recaptcha-response">r</textarea>`,
      button: '<input type="submit" name="plan" value="Monthly"> <input type="submit" name="plan" value="Yearly">',
    })}
    <script>
      customElements.define('x-rating', class extends HTMLElement {
        static formAssociated = true
        connectedCallback() { this.attachInternals().setFormValue('5') }
      })
      document.querySelector('form').addEventListener('formdata', ({ formData }) => {
        formData.append('campaign', 'spring')
        formData.append('log', new Blob(['x']))
      })
    </script>`,
  ),
  '/redirect': documentOf(servedForm({ attributes: 'data-success-redirect="/thanks"' })),
  '/bad-redirect': documentOf(servedForm({ attributes: 'data-success-redirect="javascript:document.title=1"' })),
  '/pixel': documentOf(servedForm({ html: pixel })),
  '/pixel-below': documentOf(
    `<div class="space"></div>${servedForm({ html: pixel })}`,
    '<style>.space { height: 3000px }</style>',
  ),
  '/pixel-inserted': documentOf('', insertWhenReady(servedForm({ html: pixel }))),
  '/pixel-inserted-below': documentOf(newsletter, insertWhenReady(servedForm({ html: pixel }))),
  '/hostile': documentOf(servedForm({ fields: hostileFields })),
  '/restrictive': documentOf(
    servedForm(),
    '<script>Static = { SQUARESPACE_CONTEXT: { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } } }</script>',
  ),
  '/thanks': documentOf('<p>Thanks page</p>'),
  '/inline-errors': documentOf(
    servedForm(),
    '<style>.field-error { display: inline-block } legend .field-error { margin-left: 2% }</style>',
  ),
  '/hidden-errors': documentOf(
    `<div class="newsletter-block">${servedForm()}</div>`,
    '<style>.newsletter-block .field-error { display: none }</style>',
  ),
  '/narrow': documentOf(`<div id="box">${newsletter}</div>`, '<style>#box { width: 319px }</style>'),
  '/newsletter': documentOf(newsletter),
  '/menu': documentOf(menuForm({ fields: contactFields + servedMenu, useFormsJs: false })),
  '/list-box': documentOf(menuForm({ fields: servedMenu.replace('<select', '<select size="2"'), useFormsJs: false })),
  '/menu-draft': documentOf(menuForm({ attributes: 'data-draft autocomplete="off"', useFormsJs: false })),
}

const strictPages = {
  '/drawn': documentOf(emptyForm(drawnContext)),
  '/contact': documentOf(strictForm()),
  '/message': documentOf(
    emptyForm({
      ...drawnContext,
      formId: '5f0c00000000000000000001',
      formFields: [{ id: 'email-1', type: 'email', title: 'Email', required: true }],
    }),
  ),
  '/rtl': documentOf(strictForm()).replace('<html lang="en">', '<html lang="ar" dir="rtl">'),
}

const typed = {
  first: 'Ada 👩‍💻',
  last: 'شعلة',
  email: 'ada@example.com',
  message: `Line one\nשלום 👨‍👩‍👧‍👦 ${'long '.repeat(60)}`,
}

async function fill(page: Page): Promise<void> {
  await page.fill('[name="fname"]', typed.first)
  await page.fill('[name="lname"]', typed.last)
  await page.fill(`#${emailId} input`, typed.email)
  await page.fill(`#${messageId} textarea`, typed.message)
}

function values(page: Page): Promise<Record<string, string>> {
  return page.evaluate(
    ([email, message]) => {
      const value = (selector: string) => document.querySelector<HTMLInputElement>(selector)!.value
      return {
        first: value('[name="fname"]'),
        last: value('[name="lname"]'),
        email: value(`#${email} input`),
        message: value(`#${message} textarea`),
      }
    },
    [emailId, messageId] as const,
  )
}

const patience = { timeout: 15_000 }

const summaries = (page: Page) => page.locator('.form-submission-error > p').allTextContents()
const button = (page: Page) => page.locator('form [type="submit"]')
const atRest = (page: Page) =>
  page.locator('form[data-state]:not([data-state="submitting"])').waitFor({ state: 'attached' })

async function send(page: Page): Promise<void> {
  await button(page).click()
  await atRest(page)
}

async function fillAndSend(page: Page): Promise<void> {
  await fill(page)
  await send(page)
}

let site: Site
let strict: Site

beforeAll(async () => {
  site = await openSite({ pages })
  strict = await openSite({ pages: strictPages, headers: strictPolicy })
})

afterAll(async () => {
  await site.close()
  await strict.close()
})

beforeEach(() => {
  site.server.backend.reset()
  strict.server.backend.reset()
})

const open: Page[] = []

async function visit(of: Site, path: string, options?: Parameters<Site['visit']>[1], block = 'form') {
  const visited = await of.visit(path, options)
  open.push(visited.page)
  await untilBlock(visited.page, block)
  return visited
}

afterEach(async () => {
  for (const page of open.splice(0)) await page.context().close()
})

describe('the form on a page', () => {
  it('can be filled in and sent with the keyboard alone', async () => {
    const { page, troubles } = await visit(site, '/contact')
    await page.keyboard.press('Tab')
    for (const text of ['Ada', 'Lovelace', 'ada@example.com', 'Question', 'Hello']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await page.locator('.form-submission-text:not(.hidden)').waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Thank you, friend!')
    expect(await page.locator('.field-list').isVisible()).toBe(false)
    expect(site.server.state.submissions.map(({ values: sent }) => sent)).toEqual([
      { [nameId]: ['Ada', 'Lovelace'], [emailId]: 'ada@example.com', 'text-f203': 'Question', [messageId]: 'Hello' },
    ])
    expect(new URL(page.url()).pathname).toBe('/contact')
    expect(troubles).toEqual([])
  })

  it('is saved once, however often its button is pressed', async () => {
    const { page } = await visit(site, '/contact?scenario=slow')
    await fill(page)
    await page.evaluate(() => {
      const press = document.querySelector<HTMLElement>('[type="submit"]')!
      for (let i = 0; i < 20; i++) press.click()
    })
    expect(await button(page).inputValue()).toBe('Submitting…')
    await button(page).click({ force: true })
    await page.locator('.form-submission-text:not(.hidden)').waitFor()
    expect(site.server.state.submissions).toHaveLength(1)
  })

  it('sends the ids from its inline handler, which never runs, even from a copy made while it is in use', async () => {
    const { page, troubles } = await visit(site, '/handler')
    await send(page)
    await page.locator('.form-submission-error').waitFor()
    await page.evaluate(() => {
      const block = document.querySelector('.sqs-block-form')!
      block.replaceWith(block.cloneNode(true))
    })
    await fill(page)
    await button(page).click()
    await page.locator('.form-submission-text:not(.hidden)').waitFor()
    const { collectionId } = contactForm
    expect(site.server.state.submissions.map(({ context }) => context)).toMatchObject([{ formId, collectionId }])
    expect(troubles).toEqual([])
    const handlerType = () => page.evaluate(() => typeof document.querySelector('form')!.onsubmit)
    expect(await handlerType()).toBe('object') // `null`
    await page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
    expect(await handlerType()).toBe('function')
  })

  it('can be sent from a copy made during a submission, and stop leaves no trace on the copy', async () => {
    const { page, troubles } = await visit(site, '/contact?scenario=slow')
    await fill(page)
    await button(page).click()
    await page.locator('[readonly]').first().waitFor()
    await page.evaluate(() => {
      const block = document.querySelector('.sqs-block-form')!
      block.after(block.cloneNode(true))
      block.remove()
    })
    await page.locator('form[data-state="idle"]').waitFor()
    expect(await button(page).inputValue()).toBe('Send it')
    await button(page).click()
    await page.locator('.form-submission-text:not(.hidden)').waitFor()
    expect(site.server.state.submissions).toHaveLength(2)
    expect(troubles).toEqual([])
    await page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
    const ours =
      '[data-state], [novalidate], [aria-busy], [aria-disabled], [readonly], [data-skerry-added], [data-skerry-form]'
    expect(await page.locator('.sqs-block-form').locator(ours).count()).toBe(0)
    expect(await button(page).inputValue()).toBe('Send it')
  })

  it('redirects after success', async () => {
    const { page } = await visit(site, '/redirect')
    await fill(page)
    await button(page).click()
    await page.waitForURL('**/thanks')
    await page.goBack()
    await untilBlock(page, 'form')
    expect(await button(page).inputValue()).toBe('Send it')
  })

  it('does not follow a redirect that runs code', async () => {
    const { page } = await visit(site, '/bad-redirect')
    await fill(page)
    await button(page).click()
    await page.locator('.form-submission-text:not(.hidden)').waitFor()
    expect(await page.title()).toBe('Test page')
  })

  it('runs the post-submit HTML of the document', async () => {
    const { page } = await visit(site, '/pixel')
    await fill(page)
    await button(page).click()
    await page.locator('#pixel').waitFor()
    expect(await page.title()).toBe('counted')
  })

  it('runs the post-submit HTML of the document also in a copy of a form that was not on the screen', async () => {
    const { page } = await site.visit('/pixel-below')
    open.push(page)
    await page.locator('.sqs-block-form').evaluate((block) => block.replaceWith(block.cloneNode(true)))
    await page.locator('form').scrollIntoViewIfNeeded()
    await untilBlock(page, 'form')
    await fill(page)
    await button(page).click()
    await page.locator('#pixel').waitFor()
    expect(await page.title()).toBe('counted')
  })

  it.each(['/pixel-inserted', '/pixel-inserted-below'])(
    'shows post-submit HTML that was inserted later without running scripts (%s)',
    async (path) => {
      const { page } = await site.visit(path)
      open.push(page)
      const form = page.locator(`form[data-form-id="${formId}"]`)
      await form.and(page.locator('[data-state]')).waitFor()
      await fill(page)
      await form.locator('[type="submit"]').click()
      await page.locator('#pixel').waitFor()
      expect(await page.title()).toBe('Test page')
    },
  )

  it('shows the post-submit HTML without running scripts if the page requires the strict policy', async () => {
    const { page } = await visit(site, '/pixel?csp=strict')
    await fill(page)
    await button(page).click()
    await page.locator('#pixel').waitFor()
    expect(await page.title()).toBe('Test page')
  })

  it('works with fields whose names shadow form methods', async () => {
    const { page, troubles } = await visit(site, '/hostile')
    await fill(page)
    await button(page).first().click()
    await page.locator('.form-submission-text:not(.hidden)').waitFor()
    const [submission] = site.server.state.submissions
    const sent = submission!.values as Record<string, unknown>
    for (const name of hostileNames) expect(sent[name]).toBe(`of ${name}`)
    expect(sent).not.toHaveProperty('off')
    expect(troubles).toEqual([])
  })
})

const failures: readonly (readonly [scenario: ScenarioName, summaries: readonly string[]])[] = [
  ['unauthorized', ['Unable to submit form. Please try again later.']],
  ['notFound', ['This form has not been configured yet.']],
  ['formNotConfigured', ['This form has not been configured yet.']],
  ['rateLimited', ['Unable to submit form. Submission rate limit exceeded. Please try again later.']],
  ['serverError', ['Unable to send form. Please try again later.']],
  ['errorReply', ['The request was declined.']],
  ['unavailable', ['Unknown error, please try again later.']],
  ['formKeyMissing', ['Could not get a form submission key, please try again later.']],
  ['formKeyFails', ['Could not get a form submission key, please try again later.']],
  ['offline', ['Could not get a form submission key, please try again later.']],
  [
    'fieldErrors',
    [
      'Your form has encountered a problem. Please scroll down to review.',
      'Your form has encountered a problem. Please scroll up to review.',
    ],
  ],
]

describe('a form after a failed submission', () => {
  it.each(failures)('keeps everything typed through %s, and is saved on the next try', async (scenario, texts) => {
    const { page } = await visit(site, `/contact?scenario=${scenario}`)
    await fill(page)
    await send(page)
    expect(await summaries(page)).toEqual(texts)
    expect(await values(page)).toEqual(typed)
    expect(site.server.state.submissions).toHaveLength(0)
    await page.evaluate(() => history.replaceState(null, '', '/contact'))
    await button(page).click()
    await page.locator('.form-submission-text:not(.hidden)').waitFor()
    expect(site.server.state.submissions).toHaveLength(1)
    expect(site.server.state.submissions[0]!.values).toMatchObject({
      [nameId]: [typed.first, typed.last],
      [messageId]: typed.message,
    })
  })

  it('is saved once if it is sent again because the answer was lost, and again if something has changed', async () => {
    for (const message of [typed.message, 'Changed']) {
      const { page } = await visit(site, '/contact?scenario=answerLost')
      await fillAndSend(page)
      expect(await page.locator('.form-submission-error li').allTextContents()).toEqual([
        'Please check your internet connection.',
      ])
      expect(site.server.state.submissions).toHaveLength(1)
      await page.evaluate(() => history.replaceState(null, '', '/contact'))
      await page.fill(`#${messageId} textarea`, message)
      await button(page).click()
      await page.locator('.form-submission-text:not(.hidden)').waitFor()
      const { submissions } = site.server.state
      expect(submissions.map(({ values: sent }) => Reflect.get(sent, messageId))).toEqual([
        ...new Set([typed.message, message]),
      ])
      site.server.backend.reset()
    }
  })

  it('announces each failure once and focuses the first invalid field', async () => {
    const { page } = await visit(site, '/contact')
    await page.evaluate(() => {
      const told: string[] = []
      Object.assign(globalThis, { told })
      new MutationObserver((records) => {
        for (const { target, addedNodes } of records) {
          const region = (target as Element).closest?.('[role="alert"], [role="status"], [aria-live]')
          if (region && addedNodes.length > 0 && region.textContent) told.push(region.textContent)
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
    })
    await send(page)
    const told = () => page.evaluate(() => (globalThis as unknown as { told: string[] }).told)
    await expect.poll(told).toEqual(['One or more fields is invalid, please check your entries.'])
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('fname')
    await send(page)
    await expect.poll(told).toHaveLength(2)
  })
})

const states: readonly (readonly [name: string, path: string, reach: (page: Page) => Promise<unknown>])[] = [
  ['fresh', '/contact', async () => {}],
  ['invalid', '/contact', send],
  ['rejected', '/contact?scenario=rateLimited', fillAndSend],
  ['rejected with field errors', '/contact?scenario=fieldErrors', fillAndSend],
  [
    'saved',
    '/contact',
    async (page) => {
      await fill(page)
      await button(page).click()
      await page.locator('.form-submission-text:not(.hidden)').waitFor()
    },
  ],
  ['rendered', '/drawn', async () => {}],
  ['rendered and invalid', '/drawn', send],
  ['right to left and invalid', '/rtl', send],
]

/** The colour of an element's focus ring, and that of its text. */
const ringOf = (one: Element) => {
  ;(one as HTMLElement).focus()
  const { outlineStyle, outlineColor, color } = getComputedStyle(one)
  return [outlineStyle === 'solid' && outlineColor, color]
}

it('a rendered form has focus rings in its text colour, not in the system colour', async () => {
  const { page } = await visit(strict, '/drawn')
  await page.keyboard.press('Tab')
  for (const selector of [
    'input.skerry-form-control',
    'select',
    'textarea',
    '.option [type="checkbox"]',
    '.form-button-wrapper > button',
  ]) {
    const [ring, text] = await page.locator(`form ${selector}`).first().evaluate(ringOf)
    expect([selector, ring]).toEqual([selector, text])
  }
  const option = page.locator('form .option input').first()
  expect(await option.evaluate((one) => getComputedStyle(one).color)).toBe(
    await page.evaluate(() => getComputedStyle(document.body).color),
  )
})

describe('a message below the button', () => {
  it('is fully visible if the button is at the lower edge of the screen', async () => {
    const { page } = await visit(site, '/contact?scenario=rateLimited')
    await fill(page)
    await page.setViewportSize({ width: 320, height: 200 })
    // As after Tab: just visible.
    await button(page).evaluate((one) => {
      one.scrollIntoView({ block: 'end' })
      one.focus({ preventScroll: true })
    })
    await page.keyboard.press('Enter')
    const note = page.locator('.form-submission-error')
    await note.waitFor()
    const seen = await note.evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return top >= 0 && bottom < innerHeight + 1 // browsers scroll by whole pixels
    })
    expect(seen).toBe(true)
    expect(await button(page).evaluate((one) => one === document.activeElement)).toBe(true)
  })
})

describe('a form on a styled page', () => {
  it('shows the error of a group of fields above its title', async () => {
    const { page } = await visit(site, '/inline-errors')
    await send(page)
    const error = await page.locator('.field-error', { hasText: 'Name' }).boundingBox()
    const title = await page.locator('legend').evaluate((legend) => {
      const words = document.createRange()
      words.selectNodeContents(legend)
      words.setStart(legend, 1)
      return words.getBoundingClientRect().top
    })
    expect(error!.y + error!.height).toBeLessThanOrEqual(title)
    const other = await page.locator('.field-error', { hasText: 'Email' }).boundingBox()
    expect(error!.height).toBe(other!.height) // in one line
  })

  it('shows the errors of its fields even if its template hides them', async () => {
    const { page } = await visit(site, '/hidden-errors')
    await send(page)
    const errors = page.locator('.field-error')
    await errors.first().waitFor()
    for (const error of await errors.all()) expect(await error.isVisible()).toBe(true)
  })
})

describe('a form under a strict policy', () => {
  it.each(states)('passes axe and fits 320 px when %s', async (_, path, reach) => {
    const { page, troubles } = await visit(strict, path, { viewport: { width: 320, height: 640 } })
    await reach(page)
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(troubles.filter((trouble) => !trouble.includes('status of 4'))).toEqual([])
  })

  it('shows the sanitised message from its context', async () => {
    const { page, troubles } = await visit(strict, '/message')
    await page.fill('input[type="email"]', 'ada@example.com')
    await button(page).click()
    await page.getByText('See you').waitFor()
    expect(await page.locator('.form-submission-text [onerror]').count()).toBe(0)
    expect(await page.title()).toBe('Test page')
    // Chromium reports the inline handler, which its own sanitiser then removes. It never runs.
    const known = /inline event handler|status of 404/
    expect(troubles.filter((trouble) => !known.test(trouble))).toEqual([])
  })

  it('counts the characters of a rendered field', async () => {
    const { page } = await visit(strict, '/drawn')
    await page.fill('#textarea-f116 textarea', 'x'.repeat(201))
    await page.locator('.skerry-counter[data-state="over"]').waitFor()
    expect(await page.locator('.skerry-counter-count').textContent()).toBe('201 / 200')
  })
})

const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }))
const requestsOf = (operation: string) => site.server.backend.log.filter((entry) => entry.operation === operation)

describe('a draft on a page', () => {
  it('survives a reload, without passwords and hidden fields', async () => {
    const { page } = await visit(site, '/draft')
    await fill(page)
    await page.fill('#pw', 'canary-password')
    await expect.poll(() => kept(page)).toContain('ada@example.com')
    await page.reload()
    expect(await kept(page)).not.toMatch(/canary-password|lamp/)
    await untilBlock(page, 'form')
    await expect.poll(() => values(page)).toEqual(typed)
    expect(await page.inputValue('#pw')).toBe('')
  })

  it('never overwrites what the visitor typed while the code was loading', async () => {
    const { page } = await visit(site, '/draft')
    await fill(page)
    await expect.poll(() => kept(page)).toContain('ada@example.com')
    const arrive = await holdRequests(page, '**/chunks/form-*')
    await page.goto(`${site.server.url}/draft`, { waitUntil: 'domcontentloaded' })
    await page.fill('[name="fname"]', 'Grace')
    arrive()
    await untilBlock(page, 'form')
    await expect.poll(() => values(page)).toEqual({ ...typed, first: 'Grace' })
  })

  it('is deleted when the form is sent, even if a redirect follows', async () => {
    const { page } = await visit(site, '/draft-redirect')
    await fill(page)
    await expect.poll(() => kept(page)).toContain('ada@example.com')
    await button(page).click()
    await page.waitForURL('**/thanks')
    expect(await kept(page)).not.toContain('ada@example.com')
  })

  it('is not saved unless the owner enables it', async () => {
    const { page } = await visit(site, '/contact')
    await fill(page)
    await page.goto(`${site.server.url}/thanks`)
    expect(await kept(page)).not.toContain('ada@example.com')
  })
})

describe('a submission', () => {
  it('is saved once, even if the token had to be renewed', async () => {
    const { page } = await visit(site, '/contact?scenario=crumbExpired')
    await fill(page)
    await button(page).click()
    await page.locator('.form-submission-text:not(.hidden)').waitFor()
    expect(site.server.state.submissions).toHaveLength(1)
    const keys = requestsOf('SaveFormSubmission').map(({ body }) => (body as { key: string }).key)
    expect(new Set(keys).size).toBe(1)
  })

  it('is sent once if Enter and a click coincide', async () => {
    const { page } = await visit(site, '/contact?scenario=slow')
    await fill(page)
    await page.evaluate(() => {
      document.querySelector('form')!.requestSubmit()
      document.querySelector<HTMLElement>('[type="submit"]')!.click()
    })
    await page.locator('.form-submission-text:not(.hidden)').waitFor()
    expect(requestsOf('SaveFormSubmission')).toHaveLength(1)
  })

  it('names the pressed button, and ignores the address in its `formaction`', async () => {
    const { page } = await visit(site, '/submitters')
    await fill(page)
    await page.getByRole('button', { name: 'Send it twice' }).click()
    await page.locator('.form-submission-text:not(.hidden)').waitFor()
    expect(new URL(page.url()).pathname).toBe('/submitters')
    expect(site.server.state.submissions[0]).toMatchObject({ context: { submitButtonText: 'Send it twice' } })
  })

  it('includes form-associated elements, the submitter and entries added on `formdata`', async () => {
    const { page } = await visit(site, '/entries')
    await fill(page)
    await page.getByRole('button', { name: 'Yearly' }).click()
    await page.locator('.form-submission-text:not(.hidden)').waitFor()
    const { values: sent, context } = site.server.state.submissions[0]!
    expect(sent).toMatchObject({ plan: 'Yearly', rating: '5', campaign: 'spring' })
    expect(Object.keys(sent)).toHaveLength(7)
    expect(context).toMatchObject({ submitButtonText: 'Yearly' })
  })

  it('does not affect the page’s other form', async () => {
    const { page } = await visit(site, '/two')
    await page.fill('#nl', 'reader@example.com')
    await fill(page)
    await page.getByRole('button', { name: 'Send it' }).click()
    await page.getByText('Thank you, friend!').waitFor()
    expect(await page.inputValue('#nl')).toBe('reader@example.com')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await page.getByText('Thank you, reader!').waitFor()
    expect(site.server.state.submissions.map(({ formId }) => formId)).toEqual([
      '5f0c0000000000000000f002',
      '5f0c0000000000000000f003',
    ])
  })

  it.each([
    ['after it was saved', undefined, 'Thank you, friend!'],
    ['after a failure', 'serverError', 'Unable to send form. Please try again later.'],
  ] as const)('leaves the focus in another form where the visitor is typing %s', async (_, scenario, message) => {
    const { page } = await visit(site, '/two')
    if (scenario) await page.evaluate((name) => history.replaceState(null, '', `?scenario=${name}`), scenario)
    const release = await holdRequests(page, '**/api/form/SaveFormSubmission*')
    const sent: string[] = []
    page.on('request', (request) => request.url().includes('SaveFormSubmission') && sent.push(request.url()))
    await fill(page)
    await page.getByRole('button', { name: 'Send it' }).click()
    await expect.poll(() => sent.length).toBe(1)
    await page.focus('#nl')
    await page.keyboard.type('I ')
    release()
    await page.getByText(message).waitFor()
    await page.keyboard.type('am a reader')
    expect(await page.inputValue('#nl')).toBe('I am a reader')
    expect(sent).toHaveLength(1)
  })

  it('asks the visitor to check the connection while offline, and succeeds once online', async () => {
    const { page } = await visit(site, '/contact')
    await fill(page)
    await page.locator('form[data-state]').waitFor()
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await send(page)
    expect(await summaries(page)).toEqual(['Could not get a form submission key, please try again later.'])
    expect(await page.locator('.form-submission-error li').allTextContents()).toEqual([
      'Please check your internet connection.',
    ])
    expect(await values(page)).toEqual(typed)
    await page.context().setOffline(false)
    await button(page).click()
    await page.locator('.form-submission-text:not(.hidden)').waitFor()
    expect(site.server.state.submissions).toHaveLength(1)
  })

  it('identifies visitors who consented, counts their visits, and stops when they withdraw consent', async () => {
    const { page } = await visit(site, '/restrictive')
    const context = page.context()
    const cookie = async (name: string) => (await context.cookies()).find((kept) => kept.name === name)
    const visitor = async () => (await cookie('ss_cvr'))?.value
    const answer = async (value: string) => {
      await context.addCookies([{ name: 'ss_cookieAllowed', value, url: site.server.url }])
      await page.reload()
      await untilBlock(page, 'form')
    }
    const sentAs = async () => {
      const known = site.server.state.submissions.length
      await fill(page)
      await button(page).click()
      await expect.poll(() => site.server.state.submissions.length, patience).toBe(known + 1)
      return site.server.state.submissions.at(-1)?.context.visitorCookie
    }
    const days = async (name: string) => ((await cookie(name))!.expires * 1000 - Date.now()) / 86_400_000

    expect(await sentAs()).toBeUndefined()
    expect([await cookie('ss_cvr'), await cookie('ss_cvt')]).toEqual([undefined, undefined])

    await answer('true')
    await expect.poll(visitor, patience).toMatch(/^[\da-f-]{36}\|(\d{13})\|\1\|\1\|1$/)
    const first = await visitor()
    expect(await sentAs()).toBe(first)
    expect(await days('ss_cvr')).toBeGreaterThan(390) // browsers keep cookies for at most 400 days
    expect(await days('ss_cvt')).toBeLessThanOrEqual(30 / 1440)

    await context.clearCookies({ name: 'ss_cvt' }) // as after 30 minutes
    await answer('true')
    await expect.poll(visitor, patience).toMatch(/\|2$/)
    expect(await sentAs()).toBe(await visitor())
    expect((await visitor())?.slice(0, 50)).toBe(first?.slice(0, 50))

    await answer('false')
    await expect.poll(visitor, patience).toBeUndefined()
    expect(await sentAs()).toBeUndefined()
    expect(await cookie('ss_cvt')).toBeUndefined()
  })
})

describe('the newsletter on a page', () => {
  it('signs up, shows progress in its button and a message at the end', async () => {
    const { page } = await visit(site, '/newsletter')
    const release = await holdRequests(page, '**/api/form/SaveFormSubmission*')
    await page.fill('#nl', 'ada@example.com')
    await button(page).click()
    await expect.poll(async () => (await button(page).textContent())?.trim()).toBe('Submitting…')
    release()
    await page.getByText('Thank you, reader!').waitFor()
    expect(site.server.state.submissions[0]).toMatchObject({
      formId: '5f0c0000000000000000f003',
      values: { 'email-f301': 'ada@example.com' },
      context: { submitButtonText: 'Sign up' },
    })
  })

  it('has its small layout only below 320 px', async () => {
    const { page } = await visit(site, '/narrow', undefined, 'newsletter')
    await page.waitForSelector('.sqs-block-newsletter.newsletter-form-has-small-container')
    await page.evaluate(() => document.getElementById('box')!.style.setProperty('width', '320px'))
    await page.waitForSelector('.sqs-block-newsletter.rendered:not(.newsletter-form-has-small-container)')
  })
})

describe('a visitor who uses the back button', () => {
  let keeping: Site
  beforeAll(async () => {
    // Chromium's back/forward cache excludes pages with `no-store` that set a cookie.
    keeping = await openSite({ pages, headers: { 'Cache-Control': 'no-cache' } }, { keepsPages: true })
  })
  afterAll(() => keeping.close())

  async function visitWatched(of: Site, path: string): Promise<Page> {
    const { page } = await visit(of, path)
    await page.addInitScript(() => {
      addEventListener('pagehide', () => delete document.documentElement.dataset.shown)
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.shown = persisted ? 'restored' : 'reloaded'
      })
    })
    await page.reload()
    await untilBlock(page, 'form')
    return page
  }

  /** Goes back and returns how the page was shown. A page from the back/forward cache does not load again. */
  async function goBack(page: Page): Promise<string | null> {
    await page.goBack({ waitUntil: 'commit' })
    await page.waitForSelector('[data-shown]')
    await untilBlock(page, 'form')
    return page.getAttribute('[data-shown]', 'data-shown')
  }

  it.each([
    ['restored', () => keeping],
    ['reloaded', () => site],
  ] as const)('finds everything typed on a %s page, and can send it', async (how, of) => {
    const known = of().server.state.submissions.length
    const page = await visitWatched(of(), '/redirect')
    await fill(page)
    await button(page).click()
    await page.waitForURL('**/thanks')
    expect(await goBack(page)).toBe(how)
    expect(await values(page)).toEqual(typed)
    await button(page).click()
    await page.waitForURL('**/thanks')
    expect(of().server.state.submissions).toHaveLength(known + 2)
  })

  it('finds what was typed in a rendered form, even after leaving immediately', async () => {
    const { page } = await visit(strict, '/drawn')
    const field = page.getByRole('textbox', { name: 'First Name', exact: true })
    await field.evaluate((input: HTMLInputElement) => {
      input.focus()
      input.value = 'Ada'
      input.dispatchEvent(new Event('input', { bubbles: true }))
      location.assign('/thanks')
    })
    await page.waitForURL('**/thanks')
    await page.goBack()
    await expect.poll(() => field.inputValue(), patience).toBe('Ada')
  })

  it('finds what was typed in a rendered form after Skerry has stopped and started', async () => {
    const { page } = await visit(strict, '/drawn')
    const field = page.getByRole('textbox', { name: 'First Name', exact: true })
    await field.fill('Ada')
    await page.evaluate(() => {
      const { Skerry } = globalThis as unknown as { Skerry: typeof import('../../../src/index') }
      Skerry.stop()
      Skerry.start()
    })
    await expect.poll(() => field.inputValue().catch(() => ''), patience).toBe('Ada')
  })

  it('finds what was typed in a rendered form, but a new visit starts empty', async () => {
    const { page } = await visit(strict, '/drawn')
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    const typedIn = async () => [await field('First Name').inputValue(), await field('Message').inputValue()]
    const choice = page.getByRole('checkbox').first()
    await field('First Name').fill('Ada')
    await field('Message').fill('Line one')
    await choice.check()
    for (const leave of [
      () => page.goto(`${strict.server.url}/contact`).then(() => page.goBack()),
      () => page.reload(),
    ]) {
      await leave()
      await expect.poll(typedIn, patience).toEqual(['Ada', 'Line one'])
      expect(await choice.isChecked()).toBe(true)
    }
    await page.goto(`${strict.server.url}/contact`)
    await page.goto(`${strict.server.url}/drawn`)
    await untilBlock(page, 'form')
    await field('Message').fill('Line two')
    expect(await typedIn()).toEqual(['', 'Line two'])
    await expect.poll(() => kept(page), patience).toContain('Line two')
    await page.reload()
    await expect.poll(typedIn, patience).toEqual(['', 'Line two'])
  })
})

describe('a select without an empty option', () => {
  const menu = (page: Page) => page.locator('#select-1 select')
  const leaveAndReturn = async (page: Page) => {
    await page.goto(`${site.server.url}/thanks`)
    await page.goBack()
    await untilBlock(page, 'form')
  }

  it('has no answer after a reset or the back button', async () => {
    const { page } = await visit(site, '/menu')
    expect(await menu(page).inputValue()).toBe('')
    await menu(page).selectOption('Late')
    await page.locator('form').evaluate((form: HTMLFormElement) => form.reset())
    expect(await menu(page).inputValue()).toBe('')
    await page.fill('[name="fname"]', 'Ada')
    await leaveAndReturn(page)
    expect(await page.inputValue('[name="fname"]')).toBe('Ada')
    expect(await menu(page).inputValue()).toBe('')
  })

  it('keeps the answer that the browser restores after the back button', async () => {
    const { page } = await visit(site, '/menu')
    await menu(page).selectOption('Late')
    await leaveAndReturn(page)
    expect(await menu(page).inputValue()).toBe('Late')
  })

  it('restores the answer from a draft', async () => {
    const { page } = await visit(site, '/menu-draft')
    await menu(page).selectOption('Early')
    await page.reload()
    await expect.poll(() => menu(page).inputValue()).toBe('Early')
  })

  it('is left unchanged if it is a list box, in which browsers preselect nothing', async () => {
    const { page } = await visit(site, '/list-box')
    expect(await menu(page).locator('option').count()).toBe(2)
  })
})
