import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CommerceScenarioName } from '../../mocks/scenarios/commerceScenarios'
import type { ScenarioName } from '../../mocks/scenarios/scenarios'
import { renderPage } from '../../mocks/site'
import { openSite, type Site, untilBlock } from '../support/site'

const noKey = 'Could not get a form submission key, please try again later.'
const notConfigured = 'This form has not been configured yet.'
const tryLater = 'Unable to submit form. Please try again later.'
const notSent = 'Unable to send form. Please try again later.'
const unknown = 'Unknown error, please try again later.'

/** What becomes of a letter: it is saved, it waits for ever, or the visitor reads why not (A8 Form submission). */
const outcomes: {
  readonly [name in Exclude<ScenarioName, 'missingScripts' | 'missingBlocks' | 'scriptsHang' | CommerceScenarioName>]:
    | 'saved'
    | 'waiting'
    | readonly string[]
} = {
  crumbExpired: 'saved',
  crumbExpiredTwice: [noKey],
  crumbExpiredAs200: 'saved',
  rateLimited: ['Unable to submit form. Submission rate limit exceeded. Please try again later.'],
  formKeyMissing: [noKey],
  formKeyFails: [noKey],
  formNotConfigured: [notConfigured],
  notFound: [notConfigured],
  unauthorized: [tryLater],
  loginRequired: [tryLater],
  forbidden: [unknown],
  authorizationFail: ['This account may not do that.'],
  serverError: [notSent],
  serverErrorReply: [notSent],
  notImplemented: [unknown],
  badGateway: [unknown],
  badGatewayReply: [unknown],
  unavailable: [unknown],
  gatewayTimeout: [unknown],
  fieldErrors: [
    'Your form has encountered a problem. Please scroll down to review.',
    'Your form has encountered a problem. Please scroll up to review.',
  ],
  errorReply: ['The request was declined.'],
  errorWithOkStatus: ['The request was declined.'],
  billingError: [unknown],
  cleanedError: [notSent],
  emptyBody: [unknown],
  noContent: 'saved',
  emptyObject: 'saved',
  notJson: [unknown],
  truncatedJson: [unknown],
  cutMidBody: [unknown],
  cartNulls: 'saved',
  offline: [noKey],
  neverAnswers: 'waiting',
  slow: 'saved',
  verySlow: 'saved',
  overtaking: 'saved',
  answerLost: [unknown],
  collectorDown: 'saved',
  collectorHangs: 'saved',
  collectorBlocked: 'saved',
  pageLoadIdMissing: 'saved',
  hostileSearch: 'saved',
  captchaBlocked: 'saved',
  captchaHangs: 'saved',
  captchaExpired: 'saved',
  captchaRefused: 'saved', // the form has no captcha
  slowTiles: 'saved',
  missingTiles: 'saved',
  mapBlocked: 'saved',
  mapHangs: 'saved',
  slowProviders: 'saved',
  missingProviders: 'saved',
  providersBlocked: 'saved',
  providersHang: 'saved',
  hostileProviders: 'saved',
  hostileEvents: 'saved',
  hostileSummary: 'saved',
  noEvents: 'saved',
  crowdedEvents: 'saved',
  slowImages: 'saved',
  missingImages: 'saved',
  imagesHang: 'saved',
  hostileImages: 'saved',
  slowMedia: 'saved',
  missingMedia: 'saved',
  mediaHang: 'saved',
  hostileMedia: 'saved',
  slowScripts: 'saved',
  flakyScripts: 'saved',
}

/** Here the server takes the letter, and its answer is lost on the way back. */
const taken: readonly ScenarioName[] = ['truncatedJson', 'cutMidBody', 'answerLost']

const typed = ['Ada 👩‍💻', 'شعلة', 'ada@example.com', 'Boats']

/** Writes a letter and sends it. */
async function send(page: Page, letter: string): Promise<Locator> {
  const fields = page.locator('main form .field-element')
  for (const [index, text] of [...typed, letter].entries()) await fields.nth(index).fill(text)
  await page.getByRole('button', { name: 'Send it over' }).click()
  return fields
}

const valuesOf = (fields: Locator) => fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value))

let site: Site
beforeAll(async () => {
  site = await openSite({ renderPage })
})
afterAll(() => site.close())

describe.concurrent('a submission on the demo site, under a strict policy', () => {
  // Its type names every scenario but the two below.
  const names = Object.keys(outcomes) as (keyof typeof outcomes)[]

  it.each(names)('is saved or fails with a message, and is never lost: %s', async (name) => {
    const { page, troubles } = await site.visit(`/contact?csp=strict&scenario=${name}`)
    await untilBlock(page, 'form')
    const letter = `Line one\nשלום «${name}» ${'long '.repeat(30)}`
    const fields = await send(page, letter)

    const outcome = outcomes[name]
    const letters = () =>
      site.server.state.submissions.filter(({ values }) => JSON.stringify(values).includes(`«${name}»`))
    if (outcome === 'saved') {
      await page.waitForURL('**/thank-you*')
      expect(letters()).toHaveLength(1)
    } else {
      await page.locator(`form[data-state="${outcome === 'waiting' ? 'submitting' : 'failure'}"]`).waitFor()
      const read = await page.locator('main .form-submission-error > p').allTextContents()
      expect(read).toEqual(outcome === 'waiting' ? [] : outcome)
      expect(await valuesOf(fields)).toEqual([...typed, letter])
      expect(letters()).toHaveLength(taken.includes(name) ? 1 : 0)
      // One form that fails is no reason to cover the page.
      expect(await page.locator('[role="alertdialog"], [aria-modal="true"]').count()).toBe(0)
    }
    expect(troubles.filter((trouble) => !trouble.includes('Failed to load resource'))).toEqual([])
    await page.context().close()
  })

  it('is posted by the browser if no script loads', async () => {
    const { page } = await site.visit('/contact?csp=strict&scenario=missingScripts')
    const post = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/thank-you'))
    await send(page, 'Line one «missingScripts»')
    const sent = new URLSearchParams((await post).postData() ?? '')
    expect([...sent.values()]).toEqual(expect.arrayContaining([...typed, 'Line one «missingScripts»']))
    await page.context().close()
  })

  it('stays in its fields if the form’s code fails to load, and is saved after a retry', async () => {
    const { page } = await site.visit('/contact?csp=strict')
    await page.request.post(`${site.server.url}/__mock/scenario`, { data: { name: 'missingBlocks', session: true } })
    await page.reload()
    await untilBlock(page, 'form', 'failed')
    const fields = await send(page, 'Line one «missingBlocks»')
    await untilBlock(page, 'form', 'failed')
    expect(await valuesOf(fields)).toEqual([...typed, 'Line one «missingBlocks»'])
    await page.request.post(`${site.server.url}/__mock/scenario`, { data: { name: 'none', session: true } })
    const saved = page.waitForURL('**/thank-you*')
    await page
      .locator('form[data-form-id] + [role="status"], .sqs-block-form + [role="status"]')
      .getByRole('button')
      .click()
    await saved
    const letters = site.server.state.submissions.filter(({ values }) =>
      JSON.stringify(values).includes('«missingBlocks»'),
    )
    expect(letters).toHaveLength(1)
    await page.context().close()
  })
})
