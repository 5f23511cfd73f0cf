import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { listCarousel } from '../../mocks/site/markup/listSection'
import { documentOf, siteForTests, untilBlock } from '../support/site'

const scaled =
  '<div class="sqsrte-scaled-text-container"><span class="sqsrte-scaled-text"><b class="line">Skerry Island</b></span></div>'
const highlighted = `<div class="sqs-block html-block sqs-block-html" data-block-type="2"><div class="sqs-block-content">
  <script class="TextAttributes-props" type="application/json">[{"id":"a","shape":"circle"}]</script>
  <div class="sqs-html-content"><h2>Bread, <span class="sqsrte-text-highlight" data-text-attribute-id="a">twice a week</span></h2></div>
</div></div>`
const date = `<p>Posted <time data-date="${Date.UTC(2020, 0, 1)}">1 January 2020</time></p>`
const chart = `<div data-block-type="chart" data-block-json='${JSON.stringify({
  chartType: 1009,
  dataTable: [
    ['', 'Loaves'],
    ['Rye', 18],
    ['Oat', 7],
  ],
})}'></div>`
const search = '<div data-block-type="search" data-preview="true"><input type="search" aria-label="Search"></div>'

const login =
  '<form data-login><input name="email" aria-label="Email"><input name="password" type="password" aria-label="Password"><button>Log in</button></form>'
const animatedPage = documentOf(
  '<div class="sqs-html-content"><p id="intro">Bread, twice a week.</p></div>',
  '<style>.tweak-global-animations-enabled:not([data-animation-state=booted]) main { visibility: hidden }</style>',
).replace('<body>', '<body class="tweak-global-animations-enabled tweak-global-animations-animation-type-fade">')

/** Blocks in neutral markup, and a list section, that mount without a page context. */
const pageBlocks: readonly (readonly [name: string, markup: string])[] = [
  ['login', login],
  ['cart', '<div id="sqs-cart-root"></div>'],
  ['list-section', listCarousel({ id: 'Loaves', items: [{ title: 'Rye', text: 'Dark' }] }).text],
]

const site = siteForTests({
  pages: {
    ...Object.fromEntries(pageBlocks.map(([name, markup]) => [`/${name}`, documentOf(markup)])),
    '/animated': animatedPage,
    '/scaled': documentOf(scaled),
    '/highlighted': documentOf(highlighted),
    '/chart': documentOf(chart),
    '/search': documentOf(search),
    '/empty': documentOf(''),
  },
})

const fontSize = (page: Page) =>
  page.locator('.line').evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize))
const agesOf = (page: Page) => page.locator('[data-date]').textContent()

describe('a page without any other block', () => {
  it('fits its scaled text', async () => {
    const { page, troubles } = await site.visit('/scaled')
    await expect.poll(() => fontSize(page)).toBeGreaterThan(60)
    expect(troubles).toEqual([])
  })

  it('circles its highlighted words', async () => {
    const { page, troubles } = await site.visit('/highlighted')
    await page.locator('[data-shape="circle"] path').waitFor()
    expect(troubles).toEqual([])
  })

  it('shrinks its scaled text to 11 px, but no further', async () => {
    const { page } = await site.visit('/scaled')
    await expect.poll(() => fontSize(page)).toBeGreaterThan(60)
    await page.locator('.sqsrte-scaled-text-container').evaluate((element) => {
      element.style.width = '20px'
    })
    await expect.poll(() => fontSize(page)).toBe(11)
  })

  it.each([
    ['chart', 'svg'],
    ['search', '[role="combobox"]'],
  ])('mounts its %s in neutral markup', async (name, drawn) => {
    const { page, troubles } = await site.visit(`/${name}`)
    await page.locator(drawn).first().waitFor()
    expect(troubles).toEqual([])
  })

  it.each(pageBlocks)('mounts its %s', async (name) => {
    const { page, troubles } = await site.visit(`/${name}`)
    await untilBlock(page, name)
    expect(troubles).toEqual([])
  })

  it('shows content that its template hides until it animates', async () => {
    const { page, troubles } = await site.visit('/animated')
    await page.locator('#intro').waitFor()
    expect(troubles).toEqual([])
  })

  it('handles text and dates that a script adds later', async () => {
    const { page, troubles } = await site.visit('/empty')
    await page.waitForFunction(() => Symbol.for('skerry') in globalThis)
    await page.locator('main').evaluate((main, markup) => main.insertAdjacentHTML('beforeend', markup), scaled + date)
    await expect.poll(() => fontSize(page)).toBeGreaterThan(60)
    await expect.poll(() => agesOf(page)).toMatch(/^\d+ years ago$/)
    expect(troubles).toEqual([])
  })
})
