import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { documentOf, siteForTests, strictPolicy, untilBlock } from '../support/site'

const accordion = `
  <div class="sqs-block accordion-block sqs-block-accordion"><ul class="accordion-items-container">
    <li class="accordion-item"><h2><button class="accordion-item__click-target" aria-expanded="false">Hours</button></h2>
    <div class="accordion-item__dropdown" role="region"><p>Nine to five</p></div></li></ul></div>`
const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const gallery = (json: string) => `
  <div class="sqs-block gallery-block sqs-block-gallery" data-block-json="${json.replaceAll('"', '&quot;')}">
    <div class="sqs-gallery-container sqs-gallery-block-slideshow"><div class="sqs-gallery">
      <div class="slide"><img src="${pixel}" width="10" height="10" alt="One"></div>
      <div class="slide"><img src="${pixel}" width="10" height="10" alt="Two"></div></div></div></div>`
const form = (fields: string, attributes = '') => `
  <div class="sqs-block form-block sqs-block-form"><div class="form-wrapper">
    <form data-form-id="5f0c0000000000000000e001" data-collection-id="c1" data-object-name="o1" method="POST" action="/elsewhere" ${attributes}>
      <div class="field-list">${fields}</div><input type="submit" value="Send">
      <div class="hidden form-submission-text">Thank you!</div></form></div></div>`
const message =
  '<div id="textarea-1" class="form-item field textarea"><label class="title" for="m">Message</label><textarea id="m" class="field-element"></textarea></div>'

const columns = [2.5, 200_000, 4_294_967_296]
const masonry = (count: number) => `
  <div class="gallery-masonry" data-controller="GalleryMasonry" data-props='{"numColumns":${count},"gutter":20}'><div>
    <figure class="gallery-masonry-item"><img data-src="${pixel}" data-image-dimensions="40x30" alt="One"></figure></div></div>`

const numbers = [
  '"autocolumns","columnWidth":0.000001',
  '"autocolumns","numColumns":100000000',
  '"slideshow","preloadCount":1e15',
]

const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
const jsons = {
  'is cut off': '{"design":"slideshow"',
  'is an array': '[1,2]',
  'is 10,000 levels deep': `{"design":${deep}}`,
  'is 1 MB long': `{"design":"slideshow","title":"${'x'.repeat(1_048_576)}"}`,
  'names an unknown transition': '{"design":"slideshow","transition":"constructor"}',
}
const pages = {
  ...Object.fromEntries(
    Object.entries(jsons).map(([name, json]) => [
      `/json/${encodeURIComponent(name)}`,
      documentOf(`${gallery(json)}${form(message)}${accordion}`),
    ]),
  ),
  '/proto': documentOf(
    gallery(
      '{"__proto__":{"polluted":1,"lightbox":true},"constructor":{"prototype":{"polluted":1}},"design":"slideshow","aspectRatio":1e999,"padding":"NaN"}',
    ) + accordion,
  ),
  '/context': documentOf(`
    <div class="sqs-block sqs-block-form"><script type="application/json" class="sqs-form-block-context">{"formFields":${deep}}</script>
    ${form(message).slice(form(message).indexOf('<div class="form-wrapper">'))}`),
  '/attributes': documentOf(`
    <div data-block-type="accordion" data-should-allow-multiple-open-items="${'{'.repeat(1e6)}"><div class="accordion-item">
      <button class="accordion-item__click-target">Hours</button><div class="accordion-item__dropdown">Nine to five</div></div></div>
    ${form('<div class="form-item field textarea" data-max-length="1e400"><textarea class="field-element" name="m"></textarea></div>')}
    <div class="sqs-block sqs-block-donation"><a class="sqs-donate-button" href="/give" data-donate-page-id="../../evil?x=1&amp;y=&lt;b&gt;">Donate</a></div>`),
  '/contact': documentOf(form(message) + accordion),
  ...Object.fromEntries(
    numbers.map((data, index) => [`/numbers/${index}`, documentOf(`${gallery(`{"design":${data}}`)}${accordion}`)]),
  ),
  ...Object.fromEntries(
    columns.map((count) => [
      `/columns/${count}`,
      documentOf(`${masonry(count)}<template>${masonry(count)}</template>${form(message)}${accordion}`),
    ]),
  ),
}

const site = siteForTests({ pages, headers: strictPolicy })
const { visit } = site

/** The rest of the page is alive: the accordion opens, the form keeps what was typed and sends it. */
async function expectAlive(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hours' }).click()
  await expect.poll(() => page.getByRole('button', { name: 'Hours' }).getAttribute('aria-expanded')).toBe('true')
}

async function sendLetter(page: Page, text: string): Promise<void> {
  await page.locator('textarea').fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Thank you!').waitFor()
  expect(JSON.stringify(site.server.state.submissions.at(-1)?.values)).toContain(text)
}

const positionOf = (element: Element) => getComputedStyle(element).position

const problems = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    interface Inspected {
      readonly name: string
      readonly state: string
      readonly error: string
    }
    const skerry = (globalThis as unknown as Record<symbol, { inspect(): { blocks: Inspected[] } }>)[
      Symbol.for('skerry')
    ]!
    return skerry
      .inspect()
      .blocks.filter((block) => block.name === wanted)
      .map(({ state, error }) => `${state} ${error}`)
  }, name)

describe('a gallery whose JSON', () => {
  it.each(Object.keys(jsons))(
    '%s fails with a named error, keeps its markup and affects nothing else',
    async (name) => {
      const { page } = await visit(`/json/${encodeURIComponent(name)}`)
      await untilBlock(page, 'gallery', 'failed')
      expect(await problems(page, 'gallery')).toEqual(['failed BlockError'])
      // As served, and in its own place: nothing of a failed block may lie over the page.
      for (const slide of await page.locator('.slide').all()) expect(await slide.evaluate(positionOf)).toBe('static')
      await untilBlock(page, 'accordion')
      await expectAlive(page)
      await sendLetter(page, `After JSON that ${name}`)
    },
  )

  it('contains __proto__ does not change any object on the page', async () => {
    const { page, troubles } = await visit('/proto')
    await untilBlock(page, 'gallery')
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
    await expectAlive(page)
    expect(troubles).toEqual([])
  })
})

describe('a section’s gallery with a number of columns like', () => {
  it.each(columns)(
    '%d works, and so does the rest of the page, from the start and when it is added later',
    async (count) => {
      const { page, troubles } = await visit(`/columns/${count}`, { viewport: { width: 1280, height: 800 } })
      await untilBlock(page, 'gallery')
      await expectAlive(page)
      await sendLetter(page, `Beside ${count} columns`)
      await page.evaluate(() => {
        const added = document.querySelector('template')!.content.cloneNode(true)
        document.querySelector('main')!.prepend(added)
      })
      await page.waitForFunction(() => document.querySelectorAll('.sqs-gallery-design-autocolumns').length === 2)
      expect(troubles).toEqual([])
    },
  )
})

describe('a gallery with a number like', () => {
  it.each(numbers)('%s neither fails nor freezes the page', async (data) => {
    const { page, troubles } = await visit(`/numbers/${numbers.indexOf(data)}`)
    await untilBlock(page, 'gallery')
    await expectAlive(page)
    expect(troubles).toEqual([])
  })
})

describe('invalid attributes and contexts', () => {
  it('do not stop a form with a broken context from working', async () => {
    const { page, troubles } = await visit('/context')
    await untilBlock(page, 'form')
    await sendLetter(page, 'Through a broken context')
    expect(troubles).toEqual([])
  })

  it('are treated as missing', async () => {
    const { page, troubles } = await visit('/attributes')
    await untilBlock(page, 'donation-button')
    await expectAlive(page)
    await sendLetter(page, 'Without a limit')
    const asked = page.waitForRequest(/donatePageId/)
    await page.getByRole('link', { name: 'Donate' }).click({ noWaitAfter: true })
    const address = new URL((await asked).url())
    expect(address.pathname).toBe('/checkout/donate')
    expect([...address.searchParams]).toEqual([['donatePageId', '../../evil?x=1&y=<b>']])
    expect(troubles.filter((trouble) => !trouble.includes('404'))).toEqual([])
  })
})

describe('an accordion whose code fails to load', () => {
  it('shows all its content, as the server sent it', async () => {
    const { page } = await visit('/contact')
    await page.route('**/chunks/accordion-*', (route) => route.abort())
    await page.reload()
    await untilBlock(page, 'accordion', 'failed')
    expect(await page.getByText('Nine to five').isVisible()).toBe(true)
  })
})
