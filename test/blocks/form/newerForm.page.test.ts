import { expect, it } from 'vitest'
import { holdRequests } from '../../support/holdRequests'
import { movesOf, still } from '../../support/moves'
import { documentOf, siteForTests, untilBlock } from '../../support/site'
import { servedForm } from './formMarkup'

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
const site = siteForTests({ pages })
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
