import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { holdRequests } from '../../support/holdRequests'
import { movesOf, still } from '../../support/moves'
import { documentOf, siteForTests, strictPolicy, untilBlock } from '../../support/site'
import { emailId, messageId, servedForm } from './formMarkup'

const contact = servedForm().replace(/onsubmit="[^"]*"/, `data-collection-id="c1" data-object-name="o1"`)
const pages = {
  '/contact': documentOf(contact),
  '/hidden': documentOf(
    contact.replace('<form', '<div class="form-inner-wrapper" hidden><form').replace('</form>', '</form></div>'),
  ),
  '/required': documentOf(contact.replace('<input', '<input required')),
  '/file': documentOf(
    servedForm({
      fields: '<div class="form-item"><label class="title" for="p">Photo</label><input id="p" type="file"></div>',
    }),
  ),
}
const site = siteForTests({ pages, headers: strictPolicy })
/** Without Trusted Types, so that a test can parse the served page. */
const lenient = siteForTests({ pages })

/** Opens a form that nobody has used. Returns the chunks that the page requests, as they are requested. */
async function openUnused(path: string, of = site): Promise<{ page: Page; chunks: string[] }> {
  const { page } = await of.visit('/404')
  const chunks: string[] = []
  page.on('request', (request) => {
    const [, name] = /chunks\/([\w-]+)-[\w-]{8}\.mjs/.exec(request.url()) ?? []
    if (name) chunks.push(name)
  })
  await page.goto(`${of.server.url}${path}`)
  await untilBlock(page, 'form')
  return { page, chunks }
}

async function fill(page: Page): Promise<void> {
  await page.fill('[name="fname"]', 'Ada')
  await page.fill('[name="lname"]', 'Lovelace')
  await page.fill(`#${emailId} input`, 'ada@example.com')
  await page.fill(`#${messageId} textarea`, 'Hello')
}

it.each([false, true])(
  'a form that the server hides is shown, even if its view fails to load: %s',
  async (isMissing) => {
    const { page } = await openUnused('/hidden')
    const name = page.locator('[name="fname"]')
    expect(await name.isVisible()).toBe(true)
    if (!isMissing) return
    await page.route('**/chunks/mountForm-*', (route) => route.abort())
    await name.fill('Ada')
    await page.getByRole('button', { name: 'Try again' }).or(page.locator('.skerry-retry__button')).first().waitFor()
    expect(await name.isVisible()).toBe(true)
    expect(await name.inputValue()).toBe('Ada')
  },
)

const saved = (page: Page) => page.waitForRequest(/SaveFormSubmission/)

it('a form loads neither React nor its view until it is used, and then nothing moves', async () => {
  const { page, chunks } = await openUnused('/contact')
  expect(chunks).toContain('form')
  expect(chunks.filter((name) => ['react', 'mountForm', 'attempt', 'drawForm'].includes(name))).toEqual([])
  const needed = page.waitForRequest(/chunks\/attempt-/)
  await page.keyboard.press('Tab')
  await needed
  expect(chunks).toContain('react')
  await page.keyboard.type('Ada')
  expect(await page.inputValue('[name="fname"]')).toBe('Ada')
  expect(await movesOf(page)).toEqual(still)
})

it('a form is complete for screen readers and autofill before it is used', async () => {
  const { page } = await openUnused('/contact')
  const email = page.locator(`#${emailId} input`)
  expect([await email.getAttribute('aria-required'), await email.getAttribute('inputmode')]).toEqual([
    'true',
    await email.evaluate(({ type }: HTMLInputElement) => (type === 'text' ? 'email' : null)),
  ])
})

it('a form is sent once if it is submitted twice before its view has loaded', async () => {
  const { page } = await openUnused('/contact')
  const arrive = await holdRequests(page, '**/chunks/mountForm-*')
  const saves: string[] = []
  page.on('request', (request) => request.url().includes('SaveFormSubmission') && saves.push(request.postData() ?? ''))
  await fill(page)
  await page.keyboard.press('Tab')
  await page.locator('form [type="submit"]').click()
  await page.locator('form [type="submit"]').click()
  arrive()
  await page.locator('.form-submission-text:not(.hidden)').waitFor()
  expect(saves).toHaveLength(1)
  expect(saves[0]).toContain('Lovelace')
})

it('a form is sent even if a page script replaces its button before its view has loaded', async () => {
  const { page } = await openUnused('/contact')
  const arrive = await holdRequests(page, '**/chunks/mountForm-*')
  await fill(page)
  await page.locator('form [type="submit"]').click()
  await page.evaluate(() => {
    const button = Object.assign(document.createElement('button'), { textContent: 'One moment' })
    document.querySelector('form [type="submit"]')!.replaceWith(button)
  })
  const sent = saved(page)
  arrive()
  expect((await sent).postData()).toContain('Lovelace')
})

it('a form hides a submission from the template’s listeners until its view has loaded', async () => {
  const { page } = await openUnused('/contact')
  const arrive = await holdRequests(page, '**/chunks/mountForm-*')
  await page.evaluate(() => {
    Object.assign(globalThis, { heard: 0 })
    const count = () => (globalThis as unknown as { heard: number }).heard++
    document.querySelector('form')!.addEventListener('submit', count)
  })
  await fill(page)
  await page.locator('form [type="submit"]').click()
  expect(await page.evaluate('heard')).toBe(0)
  arrive()
  await page.locator('.form-submission-text:not(.hidden)').waitFor()
  expect(await page.evaluate('heard')).toBe(1)
})

it('a page script can cancel a submission, even one made before the form’s view has loaded', async () => {
  const { page } = await openUnused('/contact')
  const arrive = await holdRequests(page, '**/chunks/mountForm-*')
  await page.evaluate(() => {
    const ask = (event: Event) => {
      event.preventDefault()
      document.body.dataset.asked = 'true'
    }
    document.querySelector('form')!.addEventListener('submit', ask)
  })
  await fill(page)
  await page.locator('form [type="submit"]').click()
  arrive()
  await page.locator('[data-asked]').waitFor()
  expect(await page.locator('form').getAttribute('data-state')).toBe('idle')
  expect(new URL(page.url()).pathname).toBe('/contact')
})

it('a form says that a file cannot be sent, even one chosen before its view has loaded', async () => {
  const { page } = await openUnused('/file')
  const arrive = await holdRequests(page, '**/chunks/mountForm-*')
  await page.setInputFiles('#p', { name: 'seal.png', mimeType: 'image/png', buffer: Buffer.from('seal') })
  arrive()
  await page.getByText('This form cannot send files, so seal.png was removed.').waitFor()
  expect(await page.inputValue('#p')).toBe('')
})

it('a form submitted before its view has loaded is validated by Skerry, not by the browser', async () => {
  const { page } = await openUnused('/required')
  await page.evaluate(() => document.querySelector<HTMLElement>('form [type="submit"]')?.click())
  await page.locator('.field-error').first().waitFor()
})

it('a form stays visible with everything typed if its view fails to load, and is sent after a retry', async () => {
  const { page } = await openUnused('/contact')
  let isDown = true
  await page.route('**/chunks/mountForm-*', (route) => (isDown ? route.abort() : route.continue()))
  await fill(page)
  await page.locator('form [type="submit"]').click()
  await untilBlock(page, 'form', 'failed')
  const notice = page.getByRole('button', { name: 'Unable to load. Try again.' })
  await notice.waitFor()
  expect(await page.inputValue('[name="lname"]')).toBe('Lovelace')
  expect(await page.locator('[name="lname"]').isVisible()).toBe(true)
  isDown = false
  const sent = saved(page)
  await notice.click()
  expect((await sent).postData()).toContain('Lovelace')
})

it('stop restores the served form, whether it has been used or not', async () => {
  for (const isUsed of [false, true]) {
    const { page } = await openUnused('/contact', lenient)
    const view = page.waitForRequest(/chunks\/attempt-/)
    if (isUsed) await page.keyboard.press('Tab')
    if (isUsed) await view
    else view.catch(() => {}) // the page closes first
    const [left, served] = await page.evaluate(async () => {
      ;(globalThis as unknown as Record<symbol, { stop(): void }>)[Symbol.for('skerry')]!.stop()
      const response = await fetch(location.href)
      const parsed = new DOMParser().parseFromString(await response.text(), 'text/html')
      return [document, parsed].map((of) => of.querySelector('.sqs-block-form')?.outerHTML)
    })
    expect(left).toBe(served)
  }
})
