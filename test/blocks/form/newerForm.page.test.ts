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
/** Rules as old templates have them for what the server sends, which the platform's own rules undo. */
const template =
  '.form-wrapper .field-list .fields { margin-left: -2% } .form-wrapper .field-list .field select { margin: 6px 0 4px }'
const part = (identifier: string) => ({ type: 'FIELD', identifier, label: identifier })
const newline = { type: 'SEPARATOR', identifier: 'Newline' }
const lines = [
  part('Line1'),
  newline,
  part('City'),
  { type: 'SEPARATOR', identifier: 'Comma' },
  part('State'),
  part('Zip'),
]
const everything = {
  ...context,
  formFields: [
    { id: 'address-1', type: 'address', title: 'Address' },
    { id: 'phone-1', type: 'phone', title: 'Phone', showCountryCode: true },
    { id: 'currency-1', type: 'currency', title: 'Budget', currencySymbol: 'CHF' },
    { id: 'radio-1', type: 'radio', title: 'Ferry', options: ['Early', 'Late'] },
    { id: 'checkbox-1', type: 'checkbox', title: 'Meals', options: ['Lunch', 'Supper'] },
  ],
  formFieldFormats: {
    countries: [{ name: 'Norway', code: 'NO', phoneCode: '+47' }],
    initialAddressFormat: { country: 'NO', fields: lines },
  },
}
const text = { id: 'text-1', type: 'text', title: 'Name' }
const site = siteForTests({
  pages: {
    ...pages,
    '/drawn': documentOf(emptyForm({ ...context, formFields: [text] })),
    '/everything': documentOf(emptyForm(everything), `<style>${template}</style>`),
  },
})
const served = '.form-inner-wrapper'
const drawn = '.react-form-contents'

async function visit() {
  const { page } = await site.visit('/404')
  const arrive = await holdRequests(page, '**/chunks/drawForm-*')
  await page.goto(`${site.server.url}/contact`)
  return { page, arrive }
}

it('a newer form is rendered before it is shown, and moves nothing', async () => {
  const { page, arrive } = await visit()
  await page.locator(served).waitFor({ state: 'attached' })
  expect(await page.locator(served).isVisible()).toBe(false)
  arrive()
  await page.locator(`${drawn} input[type="date"]`).waitFor()
  expect(await page.locator(served).count()).toBe(0)
  expect(await movesOf(page)).toEqual(still)
})

it('a newer form shows the server’s markup if it is not rendered within four seconds, and keeps what is typed', async () => {
  const { page, arrive } = await visit()
  await page.locator(served).waitFor()
  await page.locator('#served').first().fill('Ada')
  arrive()
  await untilBlock(page, 'form')
  expect(await page.locator(drawn).count()).toBe(0)
  expect(await page.locator('#served').first().inputValue()).toBe('Ada')
})

it('a newer form keeps the server’s markup if the code that renders it fails to load', async () => {
  const { page } = await site.visit('/404')
  await page.route('**/chunks/drawForm-*', (route) => route.abort())
  await page.goto(`${site.server.url}/contact`)
  await untilBlock(page, 'form')
  expect(await page.locator(served).isVisible()).toBe(true)
  expect(await page.locator(drawn).count()).toBe(0)
})

it('a newer form keeps everything typed if its view fails to load, and is sent after a retry', async () => {
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

async function visitEverything(viewport: { width: number; height: number }) {
  const { page } = await site.visit('/everything', { viewport })
  await untilBlock(page, 'form')
  return page
}

it('an address has the lines of its country’s format, and one part per line on a phone', async () => {
  const page = await visitEverything({ width: 1280, height: 800 })
  const tops = () =>
    page
      .locator('.address > .field')
      .evaluateAll((parts) => new Set(parts.map((one) => one.getBoundingClientRect().top)).size)
  expect(await tops()).toBe(3) // the country, the first line, and the city with its state and code
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await tops()).toBe(5)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

it('text typed into an input with a prefix starts after the prefix', async () => {
  const page = await visitEverything({ width: 375, height: 800 })
  const gaps = await page.locator('.form-input-prefix').evaluateAll((prefixes) =>
    prefixes.map((prefix) => {
      const range = document.createRange()
      range.selectNodeContents(prefix)
      const input = prefix.parentElement!.querySelector('input')!
      const start = input.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(input).paddingLeft)
      return start - range.getBoundingClientRect().right
    }),
  )
  expect(gaps).toHaveLength(2)
  expect(Math.min(...gaps)).toBeGreaterThan(0)
})

it('a newer form resets template styles for the server’s markup, as the platform does', async () => {
  const page = await visitEverything({ width: 1280, height: 800 })
  const margins = await page.evaluate(() =>
    ['.fields.phone', '.phone select'].map((one) => getComputedStyle(document.querySelector(one)!).margin),
  )
  expect(margins).toEqual(['0px', '0px'])
})

it('radio buttons and checkboxes are visible in forced colours, and ticks are printed', async () => {
  const page = await visitEverything({ width: 375, height: 800 })
  const radio = page.getByRole('radio', { name: 'Early' })
  const box = page.getByRole('checkbox', { name: 'Lunch' })
  const looks = async () => [
    await radio.evaluate((one) => getComputedStyle(one).opacity),
    await page.locator('.radio-mark').first().isVisible(),
    await box.evaluate((one) => getComputedStyle(one).appearance),
  ]
  expect(await looks()).toEqual(['0', true, 'none'])
  // The marks are backgrounds, which browsers leave out on paper.
  expect(await box.evaluate((one) => getComputedStyle(one).printColorAdjust)).toBe('exact')
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await looks()).toEqual(['1', false, 'auto'])
})
