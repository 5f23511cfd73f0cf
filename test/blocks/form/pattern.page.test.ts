import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { documentOf, openSite, type Site, strictPolicy, untilBlock } from '../../support/site'
import { emptyForm, servedForm } from './formMarkup'

// The W3C patterns for radio groups and modal dialogs, for forms: rendered by the runtime, served, and in a dialog.

const sizes = ['Small', 'Medium', 'Large']
const radios = `<fieldset id="radio-1" class="form-item field radio"><legend class="title">Size</legend>
  ${sizes.map((size) => `<div class="option"><label><input type="radio" name="radio-1-field" value="${size}"> ${size}</label></div>`).join('')}</fieldset>`
const context = {
  formId: '5f0c00000000000000000001',
  formName: 'Hire a boat',
  formFields: [
    { id: 'radio-1', type: 'radio', title: 'Size', options: sizes },
    { id: 'email-1', type: 'email', title: 'Email' },
  ],
}
const around = (form: string) => `<p><a href="#before">Before</a></p>${form}<p><a href="#after">After</a></p>`
const lightbox = servedForm({
  fields: radios,
  before: '<div class="lightbox-handle-wrapper"><button class="lightbox-handle">Hire a boat</button></div>',
  context: { ...context, useLightbox: true },
})
  .replace('class="form-wrapper"', 'class="form-wrapper hidden"')
  .replace(/onsubmit="[^"]*"/, '')

const pages = {
  '/drawn': documentOf(around(emptyForm(context))),
  '/served': documentOf(around(servedForm({ fields: radios }).replace(/onsubmit="[^"]*"/, ''))),
  '/lightbox': documentOf(around(lightbox)),
  '/themed': documentOf(
    around(
      lightbox.replace(
        '</fieldset>',
        `</fieldset><div class="form-item field"><label class="title" for="city">City</label>
        <div class="description">Where it goes</div><input id="city" name="city"><span class="caption">A port</span></div>`,
      ),
    ),
    '<link rel="stylesheet" href="/theme.css">',
  ),
  '/fluid': documentOf(
    `<header class="header">The site</header><section><div class="fluid-engine"><div class="fe-block">${lightbox}</div>
    <div class="fe-block beside">Beside the form</div></div></section>`,
    '<link rel="stylesheet" href="/fluid.css">',
  ),
}
/** Blocks of Fluid Engine are grid items with a z-index, and a template moves a section as it appears. */
const styles: { readonly [path: string]: string } = {
  '/theme.css': 'main:not(#none) .form-item :is(.title, .description, .caption) { color: #fdebdd }',
  '/fluid.css': `.header { position: fixed; inset: 0 0 auto; height: 80px; z-index: 10 }
    section { padding-top: 100px; transform: translateX(0) }
    .fluid-engine { display: grid; grid-template-columns: 1fr 1fr }
    .fe-block { z-index: 4 }
    .beside { z-index: 7; height: 400px }`,
}

let site: Site
let page: Page
beforeAll(async () => {
  site = await openSite({
    pages,
    headers: strictPolicy,
    renderPage: (path) => (styles[path] ? { status: 200, contentType: 'text/css', body: styles[path] } : null),
  })
})
afterAll(() => site.close())
afterEach(() => page.context().close())

async function visit(path: string): Promise<void> {
  page = (await site.visit(path)).page
  await untilBlock(page, 'form')
}
const focused = () =>
  page.evaluate(() => {
    const element = document.activeElement
    return element instanceof HTMLInputElement && element.type === 'radio'
      ? element.value
      : element?.textContent?.trim()
  })
const chosen = () =>
  page
    .locator('input[type="radio"]')
    .evaluateAll((all) =>
      all.flatMap((one) => ((one as HTMLInputElement).checked ? [(one as HTMLInputElement).value] : [])),
    )
const press = async (key: string) => {
  await page.keyboard.press(key)
  return [await focused(), ...(await chosen())]
}

describe.each(['/drawn', '/served'])('radio buttons on %s', (path) => {
  it('are a named radio group of named radio buttons', async () => {
    await visit(path)
    const group = page.getByRole('radiogroup', { name: /^Size/ })
    await group.waitFor()
    for (const size of sizes) expect(await group.getByRole('radio', { name: size, checked: false }).count()).toBe(1)
  })

  it('are one tab stop, where arrow keys choose and wrap around, and Space chooses', async () => {
    await visit(path)
    await page.getByRole('link', { name: 'Before' }).focus()
    expect(await press('Tab')).toEqual(['Small'])
    expect(await press('Space')).toEqual(['Small', 'Small'])
    expect(await press('ArrowRight')).toEqual(['Medium', 'Medium'])
    expect(await press('ArrowDown')).toEqual(['Large', 'Large'])
    expect(await press('ArrowDown')).toEqual(['Small', 'Small'])
    expect(await press('ArrowLeft')).toEqual(['Large', 'Large'])
    expect(await press('ArrowUp')).toEqual(['Medium', 'Medium'])
    await page.keyboard.press('Tab')
    expect(sizes).not.toContain(await focused())
    expect(await press('Shift+Tab')).toEqual(['Medium', 'Medium'])
    expect(await press('Shift+Tab')).toEqual(['Before', 'Medium'])
  })
})

describe('a form in a lightbox', () => {
  it('is a named modal dialog in which Tab wraps around both ways and skips unchecked radio buttons', async () => {
    await visit('/lightbox')
    const opener = page.getByRole('button', { name: 'Hire a boat' })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Hire a boat' })
    await dialog.waitFor()
    expect(await dialog.getAttribute('aria-modal')).toBe('true')
    await dialog.getByRole('radio', { name: 'Medium' }).check()
    const stops = async (key: string) => {
      const seen: (string | undefined)[] = []
      for (let stop = 0; stop < 8; stop++) {
        await page.keyboard.press(key)
        expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
        seen.push((await focused()) || 'button')
      }
      return new Set(seen)
    }
    // The close button, the checked radio button, and the submit button.
    expect(await stops('Tab')).toContain('Medium')
    const back = await stops('Shift+Tab')
    expect(back).toContain('Medium')
    for (const size of ['Small', 'Large']) expect(back).not.toContain(size)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(await focused()).toBe('Hire a boat')
  })

  it('has legible text, whatever colours the section sets', async () => {
    await visit('/themed')
    await page.getByRole('button', { name: 'Hire a boat' }).click()
    const dialog = page.getByRole('dialog', { name: 'Hire a boat' })
    await dialog.waitFor()
    const colors = await Promise.all(
      ['Size', 'City', 'Where it goes', 'A port'].map((words) =>
        dialog
          .getByText(words)
          .first()
          .evaluate((element) => getComputedStyle(element).color),
      ),
    )
    expect(colors).toEqual(Array(4).fill(await dialog.evaluate((element) => getComputedStyle(element).color)))
  })

  it('covers the header and the blocks beside it on a Fluid Engine page, until it closes', async () => {
    await visit('/fluid')
    const served = await page.locator('.fe-block').first().getAttribute('style')
    await page.getByRole('button', { name: 'Hire a boat' }).click()
    const dialog = page.getByRole('dialog', { name: 'Hire a boat' })
    await dialog.waitFor()
    const uncovered = await dialog.evaluate((element) => {
      for (const inert of document.querySelectorAll('[inert]')) inert.removeAttribute('inert') // it would not be found
      const steps = [0.02, 0.25, 0.5, 0.75, 0.98]
      const points = steps.flatMap((x) => steps.map((y) => [x * innerWidth, y * innerHeight] as const))
      return points.map(([x, y]) => document.elementFromPoint(x, y)).filter((top) => !element.contains(top)).length
    })
    expect(uncovered).toBe(0)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    const block = page.locator('.fe-block').first()
    expect(await block.evaluate((element) => getComputedStyle(element).zIndex)).toBe('4')
    expect(await block.getAttribute('style')).toBe(served)
  })
})
