import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { newsletterForm } from '../../mocks/fixtures/forms'
import { axeFindings } from '../support/axe'
import { holdRequests } from '../support/holdRequests'
import { blockStates, documentOf, siteForTests, strictPolicy, untilBlock } from '../support/site'

const field = `<div id="email-f301" class="newsletter-form-field-wrapper form-item field email required">
  <label class="title" for="mail">Email address</label><input id="mail" name="email" type="email"></div>`
const inside = `${field}<p><button class="newsletter-form-button" type="submit">Sign up</button></p>
  <div class="hidden form-submission-text">You are on the list.</div>`
const handler = `return (function (form) { Y.use('squarespace-form-submit', function (Y) { (new Y.Squarespace.FormSubmit(form)).submit({ formId: '${newsletterForm.id}', collectionId: '', objectName: 'footer' }); }); return false; })(this);`
const newsletter = (attributes = '') => `<div class="sqs-block newsletter-block sqs-block-newsletter">
  <div class="newsletter-form-wrapper"><form class="newsletter-form" method="POST" ${attributes}>${inside}</form></div></div>`
const refusal = 'This form cannot send files, so seal.png was removed.'
const files = `<div data-block-type="form"><form data-form-id="open" method="POST">
  <div id="text-1" class="form-item"><label class="title" for="t">Message</label><input id="t"></div>
  <div id="file-1" class="form-item required"><label class="title" for="f">Image</label><input id="f" type="file" required></div>
  <p><button type="submit">Send</button></p></form></div>`

const site = siteForTests({
  pages: {
    '/unnamed': documentOf(newsletter()),
    '/neutral': documentOf(`<div data-block-type="newsletter"><form>${inside}</form></div>`),
    '/bare': documentOf(`<form data-block-type="newsletter">${inside}</form>`),
    '/handler': documentOf(newsletter(`onsubmit="${handler}"`)),
    '/posted': documentOf(newsletter('action="/list"').replace('method="POST"', 'method="GET"')),
    '/list': documentOf('<p>Another server’s list</p>'),
    '/files': documentOf(files),
  },
})
const strict = siteForTests({ pages: { '/files': documentOf(files) }, headers: strictPolicy, nonce: 'n' })

async function signUp(page: Page): Promise<void> {
  await page.fill('#mail', 'ada@example.com')
  await page.getByRole('button', { name: 'Sign up' }).click()
}

describe('a newsletter', () => {
  it.each(['/unnamed', '/neutral', '/bare'])(
    'without an id at %s keeps the e-mail address and says so',
    async (path) => {
      const { page } = await site.visit(path, { viewport: { width: 320, height: 640 } })
      const warnings: string[] = []
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
      await signUp(page)
      await page.getByRole('alert').getByText('This form has not been configured yet.').waitFor()
      await page.getByText('Nothing was sent. What you entered is still here.').waitFor()
      expect(await page.inputValue('#mail')).toBe('ada@example.com')
      expect(new URL(page.url()).pathname).toBe(path)
      expect(new URL(page.url()).search).toBe('')
      expect(warnings.filter((text) => text.includes('data-form-id="…"'))).toHaveLength(1)
      expect(await axeFindings(page)).toEqual([])
      await page.evaluate(() => {
        const { stop } = (globalThis as unknown as Record<symbol, { stop(): void }>)[Symbol.for('skerry')]!
        stop()
      })
      const [left, served] = await page.evaluate(async () => {
        const text = await (await fetch(location.href)).text()
        const { body } = new DOMParser().parseFromString(text, 'text/html')
        return [document.body.outerHTML, body.outerHTML]
      })
      expect(left).toBe(served)
    },
  )

  it('is submitted with the ids in its inline handler', async () => {
    const { page, troubles } = await site.visit('/handler')
    await signUp(page)
    await page.getByText('You are on the list.').waitFor()
    expect(site.server.state.submissions.at(-1)).toMatchObject({
      formId: newsletterForm.id,
      values: { 'email-f301': 'ada@example.com' },
      context: { objectName: 'footer' },
    })
    expect(troubles).toEqual([])
  })

  it('with an action on another host is submitted there', async () => {
    const { page } = await site.visit('/posted')
    await untilBlock(page, 'newsletter')
    expect(await blockStates(page)).toContain('form skipped')
    await signUp(page)
    await page.waitForURL('**/list?email=ada%40example.com')
  })
})

describe('a file field without an uploader', () => {
  it('rejects a chosen file, says so, and submits the other fields', async () => {
    const { page, troubles } = await strict.visit('/files', { viewport: { width: 320, height: 640 } })
    await untilBlock(page, 'form')
    await page.fill('#t', 'Hello')
    await page.setInputFiles('#f', { name: 'seal.png', mimeType: 'image/png', buffer: Buffer.from('x') })
    await page.getByRole('alert').getByText(refusal).waitFor()
    expect(await page.locator('#f').evaluate((one: HTMLInputElement) => one.files!.length)).toBe(0)
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Thank you!').waitFor()
    expect(strict.server.state.submissions.at(-1)!.values).toEqual({ 'text-1': 'Hello' })
    expect(troubles).toEqual([])
  })

  it('rejects a file that was chosen before the form was ready', async () => {
    const { page } = await site.visit('/404')
    const arrive = await holdRequests(page, '**/chunks/mountForm-*')
    await page.goto(`${site.server.url}/files`)
    await untilBlock(page, 'form')
    const needed = page.waitForRequest('**/chunks/mountForm-*')
    await page.setInputFiles('#f', { name: 'seal.png', mimeType: 'image/png', buffer: Buffer.from('x') })
    await needed
    arrive()
    await page.getByRole('alert').getByText(refusal).waitFor()
    expect(await page.locator('#f').evaluate((one: HTMLInputElement) => one.files!.length)).toBe(0)
  })

  it('does not silently drop a file that a script sets', async () => {
    const { page } = await site.visit('/files')
    await page.evaluate(() => {
      const chosen = new DataTransfer()
      chosen.items.add(new File(['x'], 'seal.png'))
      document.querySelector<HTMLInputElement>('#f')!.files = chosen.files
    })
    await page.getByRole('button', { name: 'Send' }).click()
    await page.locator('.field-error').getByText(refusal).waitFor()
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Thank you!').waitFor()
  })
})
