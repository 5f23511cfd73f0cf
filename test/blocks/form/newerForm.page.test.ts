import { expect, it } from 'vitest'
import { holdRequests } from '../../support/holdRequests'
import { movesOf, still } from '../../support/moves'
import { documentOf, siteForTests, untilBlock } from '../../support/site'
import { emptyForm, servedForm } from './formMarkup'

const context = {
  formId: '5f0c0000000000000000f00b',
  useFormsJs: true,
  formFields: [
    { id: 'name-1', type: 'name', title: 'Name', required: true },
    { id: 'date-1', type: 'date', title: 'Day' },
  ],
}
const title = '<label class="title" for="served">Served</label>'
const fields = `<div class="form-item field text" id="name-1">${title}<input id="served"></div>`.repeat(4)
const pages = { '/contact': documentOf(`<div style="block-size: 640px">${servedForm({ fields, context })}</div>`) }
const text = { id: 'text-1', type: 'text', title: 'Name' }
const site = siteForTests({
  pages: { ...pages, '/drawn': documentOf(emptyForm({ ...context, formFields: [text] })) },
})
const served = '.form-inner-wrapper'
const drawn = '.react-form-contents'

async function visit() {
  const { page } = await site.visit('/404')
  const arrive = await holdRequests(page, '**/chunks/drawForm-*')
  await page.goto(`${site.server.url}/contact`)
  return { page, arrive }
}

it('is drawn before it is seen, and moves nothing', async () => {
  const { page, arrive } = await visit()
  await page.locator(served).waitFor({ state: 'attached' })
  expect(await page.locator(served).isVisible()).toBe(false)
  arrive()
  await page.locator(`${drawn} input[type="date"]`).waitFor()
  expect(await page.locator(served).count()).toBe(0)
  expect(await movesOf(page)).toEqual(still)
})

it('shows what the server has sent if nothing draws it for four seconds, and keeps what is typed into it', async () => {
  const { page, arrive } = await visit()
  await page.locator(served).waitFor()
  await page.locator('#served').first().fill('Ada')
  arrive()
  await untilBlock(page, 'form')
  expect(await page.locator(drawn).count()).toBe(0)
  expect(await page.locator('#served').first().inputValue()).toBe('Ada')
})

it('is the server’s if what draws it cannot be loaded', async () => {
  const { page } = await site.visit('/404')
  await page.route('**/chunks/drawForm-*', (route) => route.abort())
  await page.goto(`${site.server.url}/contact`)
  await untilBlock(page, 'form')
  expect(await page.locator(served).isVisible()).toBe(true)
  expect(await page.locator(drawn).count()).toBe(0)
})

it('stays with everything typed if its view fails to load, and is sent after a retry', async () => {
  const { page } = await site.visit('/404')
  let isDown = true
  await page.route('**/chunks/mountForm-*', (route) => (isDown ? route.abort() : route.continue()))
  await page.goto(`${site.server.url}/drawn`)
  const field = page.getByLabel('Name')
  await field.fill('Ada')
  const notice = page.getByRole('button', { name: 'Unable to load. Try again.' })
  await notice.waitFor()
  expect(await field.inputValue()).toBe('Ada')
  isDown = false
  await notice.click()
  await notice.waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe('Ada')
  const sent = page.waitForRequest(/SaveFormSubmission/)
  await page.getByRole('button', { name: 'Submit' }).click()
  expect((await sent).postData()).toContain('Ada')
})
