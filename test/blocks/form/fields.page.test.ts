import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { axeFindings } from '../../support/axe'
import { holdRequests } from '../../support/holdRequests'
import { documentOf, type Site, siteForTests, strictPolicy, untilBlock } from '../../support/site'
import { contactFields, emailId, emptyForm, servedForm } from './formMarkup'

const ferries = ['Morning', 'Noon', 'Evening']
const radios = (type: string) =>
  ferries
    .map((one) => `<div class="option"><label><input type="${type}" name="r" value="${one}"> ${one}</label></div>`)
    .join('')
/** Choices as a server may render them: without a fieldset, and so without an accessible name. */
const servedFields = `
  <div class="form-item field text" id="text-1"><label class="title" for="t">Before</label><input id="t"></div>
  <div class="form-item field radio required" id="radio-1"><div class="title">Ferry</div><div class="description">All go in every weather.</div>${radios('radio')}</div>
  <div class="form-item field text" id="text-2"><label class="title" for="u">After</label><input id="u"></div>`
const drawnFields = [
  { id: 'text-1', type: 'text', title: 'Before' },
  {
    id: 'radio-1',
    type: 'radio',
    title: 'Ferry',
    description: 'All go in every weather.',
    options: ferries,
    required: true,
  },
  { id: 'text-2', type: 'text', title: 'After' },
]
const everyState = (dir: string) =>
  documentOf(
    emptyForm({
      formId: '5f0c0000000000000000f00b',
      formName: 'Every field',
      formFields: [
        'text',
        'name',
        'phone',
        'address',
        'date',
        'time',
        'radio',
        'checkbox',
        'select',
        'likert',
        'currency',
      ].map((type) => ({
        id: `${type}-1`,
        type,
        title: `A ${type}`,
        description: 'It helps.',
        options: ferries,
        required: true,
      })),
    }),
  ).replace('<html lang="en">', `<html lang="en" dir="${dir}">`)

const pages = {
  '/served': documentOf(
    servedForm({ fields: servedFields }).replace(/onsubmit="[^"]*"/, ''),
    '<link rel="stylesheet" href="/site.css">',
  ),
  '/drawn': documentOf(emptyForm({ formId: '5f0c0000000000000000f00b', formName: 'Trip', formFields: drawnFields })),
  '/contact': documentOf(servedForm().replace(/onsubmit="[^"]*"/, 'data-collection-id="c1" data-object-name="o1"')),
  '/name': documentOf(
    emptyForm({
      formId: '5f0c0000000000000000f00b',
      formFields: [{ id: 'name-1', type: 'name', title: 'Name', required: true }],
      localizedStrings: { validation: { missingRequiredSubfields: '{0} needs: {1}.' } },
    }),
  ),
  '/hidden': documentOf(
    servedForm({
      fields: `<div class="form-item field text required" id="text-1" hidden><label class="title" for="t">Colour</label><input id="t"></div>${contactFields}`,
    }).replace(/onsubmit="[^"]*"/, ''),
  ),
  '/outside': documentOf(
    `<form id="ask" data-form-id="5f0c0000000000000000f003" data-collection-id="c1" data-object-name="o1">
      <label>Email <input name="email-f301" value="ada@example.com"></label><p class="hidden form-submission-text">Thank you!</p></form>
    <label>Comment <input form="ask" name="comment" required></label>
    <label>Photo <input form="ask" name="photo" type="file"></label> <button form="ask">Send it</button>`,
  ),
  '/every-ltr': everyState('ltr'),
  '/every-rtl': everyState('rtl'),
}

// The template sets the size of a served button.
const css = '.button { min-height: 44px }'
const site = siteForTests({
  pages,
  headers: strictPolicy,
  renderPage: (path) => (path === '/site.css' ? { status: 200, contentType: 'text/css', body: css } : null),
})

async function visit(path: string, options?: Parameters<Site['visit']>[1]) {
  const visited = await site.visit(path, options)
  await untilBlock(visited.page, 'form')
  await visited.page.locator('form[data-state]').waitFor()
  return visited
}

const focused = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement).value)
const checked = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLInputElement>('[type="radio"]:checked')?.value ?? null)

// The W3C authoring practices' assertions about a radio group, for the native one that we use.
describe.each(['/served', '/drawn'])('a group of radio buttons (%s)', (path) => {
  it('has a role, a name, a description and its required state, and so do its buttons', async () => {
    const { page } = await visit(path)
    const group = page.getByRole('radiogroup', { name: /^Ferry/, description: 'All go in every weather.' })
    expect(await group.getAttribute('aria-required')).toBe('true')
    for (const name of ferries)
      expect(await group.getByRole('radio', { name, exact: true, checked: false }).count()).toBe(1)
    expect(await axeFindings(page)).toEqual([])
    await page.context().close()
  })

  it('is one tab stop: the chosen button, or else the first', async () => {
    const { page } = await visit(path)
    await page.getByLabel('Before').focus()
    await page.keyboard.press('Tab')
    expect([await focused(page), await checked(page)]).toEqual(['Morning', null])
    await page.keyboard.press('Tab')
    expect(await page.getByLabel('After').evaluate((element) => element === document.activeElement)).toBe(true)
    await page.getByRole('radio', { name: 'Noon' }).check()
    await page.getByLabel('Before').focus()
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Noon')
    await page.getByLabel('After').focus()
    await page.keyboard.press('Shift+Tab')
    expect(await focused(page)).toBe('Noon')
    await page.context().close()
  })

  it('responds to Space, and to arrow keys that wrap around', async () => {
    const { page } = await visit(path)
    await page.getByRole('radio', { name: 'Morning' }).focus()
    await page.keyboard.press('Space')
    expect(await checked(page)).toBe('Morning')
    for (const [key, wanted] of [
      ['ArrowDown', 'Noon'],
      ['ArrowRight', 'Evening'],
      ['ArrowDown', 'Morning'],
      ['ArrowUp', 'Evening'],
      ['ArrowLeft', 'Noon'],
    ] as const) {
      await page.keyboard.press(key)
      expect([key, await focused(page), await checked(page)]).toEqual([key, wanted, wanted])
    }
    await page.context().close()
  })
})

describe('an invalid field', () => {
  it('can be corrected and sent with one click on the button, although its message disappears', async () => {
    const { page } = await visit('/contact')
    await page.fill('[name="fname"]', 'Ada')
    await page.fill('[name="lname"]', 'Lovelace')
    await page.fill('textarea', 'Hello')
    await page.click('[type="submit"]')
    await page.locator('.field-error').waitFor()
    await page.locator(`#${emailId} input`).focus()
    await page.keyboard.type('ada@example.com')
    expect(await page.locator('.field-error').count()).toBe(1) // no layout shift while the visitor types
    await page.click('[type="submit"]')
    await page.locator('.form-submission-text:not(.hidden)').waitFor()
    await page.context().close()
  })

  it('is validated again when the visitor leaves it, not when moving on to its next part', async () => {
    const { page } = await visit('/name')
    const message = page.locator('.field-error')
    await page.click('[type="submit"]')
    await message.waitFor()
    await page.locator('.first-name input').focus()
    await page.keyboard.type('Ada')
    await page.keyboard.press('Tab')
    expect(await message.textContent()).toBe('Name is required.')
    await page.keyboard.press('Tab')
    await expect.poll(() => message.textContent()).toBe('Name needs: Last Name.')
    await page.context().close()
  })

  it('gets focus from the summary, by mouse and keyboard, without changing the address or history', async () => {
    const { page } = await visit('/contact')
    const before = await page.evaluate(() => [location.href, history.length])
    await page.click('[type="submit"]')
    const ways = page.locator('.form-submission-error-fields a')
    await ways.nth(1).click()
    expect(await page.evaluate(() => document.activeElement!.id)).toBe(`${emailId}-field`)
    await ways.nth(2).focus()
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement!.tagName)).toBe('TEXTAREA')
    expect(await page.evaluate(() => [location.href, history.length])).toEqual(before)
    await page.context().close()
  })
})

describe('a field outside its form element', () => {
  it('is validated again after a correction, and the form’s button shows progress', async () => {
    const { page } = await visit('/outside')
    const [comment, button] = [page.getByLabel('Comment'), page.locator('button[form]')]
    await button.click()
    await page.locator('.field-error').waitFor()
    expect(await page.locator('.field-error').textContent()).toContain('Comment is required.')
    expect(await comment.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.type('Hello')
    await page.keyboard.press('Tab')
    await page.locator('.field-error').waitFor({ state: 'detached' })
    expect(await comment.getAttribute('aria-invalid')).toBeNull()
    const release = await holdRequests(page, '**/api/form/SaveFormSubmission*')
    await button.click()
    await expect.poll(() => button.textContent()).toBe('Submitting…')
    release()
    await page.getByText('Thank you!').waitFor()
    expect(await button.textContent()).toBe('Send it')
  })

  it('rejects a file as soon as it is chosen', async () => {
    const { page } = await visit('/outside')
    await page.getByLabel('Email').focus()
    await page.setInputFiles('[type="file"]', { name: 'seal.png', mimeType: 'image/png', buffer: Buffer.from('seal') })
    await page.getByText('This form cannot send files, so seal.png was removed.').waitFor()
  })
})

describe('a hidden field', () => {
  it('is listed in the summary, and focus moves to a visible field', async () => {
    const { page } = await visit('/hidden')
    await page.click('[type="submit"]')
    await page.locator('.field-error').first().waitFor({ state: 'attached' })
    expect(await page.locator('.form-submission-error li').allTextContents()).toEqual(['Colour is required.'])
    expect(await page.locator('.form-submission-error-fields a').count()).toBe(3)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('fname')
    await page.context().close()
  })
})

describe('every field, rendered and invalid', () => {
  it('aligns its text to the right on a right-to-left page, even text in a left-to-right language', async () => {
    const { page } = await visit('/every-rtl', { viewport: { width: 1280, height: 800 } })
    const gaps = await page
      .locator('form :is(.title, p.description, .question, .caption-text):not(:empty)')
      .evaluateAll((texts) =>
        texts.map((text) => {
          const range = document.createRange()
          range.selectNodeContents(text)
          const isCaption = text.classList.contains('caption-text') // at the edge of its own field
          const box = (isCaption ? text : text.closest('.form-item')!).getBoundingClientRect()
          return Math.round(box.right - range.getBoundingClientRect().right)
        }),
      )
    expect(gaps.length).toBeGreaterThan(20)
    expect(Math.max(...gaps)).toBeLessThan(2)
    await page.context().close()
  })

  it.each([
    ['/every-ltr', 320, 'light'],
    ['/every-ltr', 1280, 'dark'],
    ['/every-rtl', 320, 'dark'],
    ['/every-rtl', 1280, 'light'],
  ] as const)('is accessible and visible (%s, %d px, %s)', async (path, width, colorScheme) => {
    const { page, troubles } = await visit(path, { viewport: { width, height: 800 }, colorScheme })
    await page.click('form [type="submit"]')
    await page.locator('.field-error').first().waitFor()
    expect(await page.locator('.field-error').count()).toBe(11)
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    // Each invalid control, or its radio group, references its message.
    const untied = await page.evaluate(
      () =>
        [...document.querySelectorAll('[aria-invalid="true"]')].filter(
          (element) =>
            !(element.getAttribute('aria-describedby') ?? '')
              .split(' ')
              .some((id) => document.getElementById(id)?.className === 'field-error'),
        ).length,
    )
    expect(untied).toBe(0)
    // The first message and its control are both visible.
    const box = await page.locator('.field-error').first().boundingBox()
    expect(box!.y).toBeGreaterThanOrEqual(0)
    expect(await page.evaluate(() => document.activeElement!.getBoundingClientRect().bottom)).toBeLessThanOrEqual(800)
    expect(troubles).toEqual([])
    await page.context().close()
  })
})
