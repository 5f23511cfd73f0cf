import { describe, expect, it } from 'vitest'
import { axeFindings } from '../support/axe'
import { documentOf, siteForTests, strictPolicy, untilBlock } from '../support/site'

type Host = typeof globalThis & { Skerry: typeof import('../../src/index') }

const price = '<p>Ticket: <span class="sqs-money-native">1,234.50</span> one way</p>'
/** What style sheets of the platform draw. */
const drawn = `<style>body .sqs-money-native:before{content:'$'} body .sqs-money-native:after{content:' AUD'}</style>`
const cleared = `<style>.sqs-money-native:before{content:'';display:table}</style>`
const inStore = (currency: string) =>
  `<script nonce="n">Static = { SQUARESPACE_CONTEXT: { websiteSettings: { storeSettings: { selectedCurrency: '${currency}' } } } }</script>`

const strict = siteForTests({
  pages: {
    '/german': documentOf(price, inStore('EUR')).replace('lang="en"', 'lang="de"'),
    '/underscore': documentOf(price, inStore('EUR')).replace('lang="en"', 'lang="fr_FR"'),
    '/arabic': documentOf('<p><span class="sqs-money-native">9.00</span></p>', inStore('USD')).replace(
      'lang="en"',
      'lang="ar" dir="rtl"',
    ),
    '/own': documentOf('<p>Ticket: <span data-currency-code="JPY">160000.00</span></p>'),
  },
  headers: strictPolicy,
  nonce: 'n',
})
const site = siteForTests({
  pages: {
    '/drawn': documentOf(price, inStore('AUD') + drawn),
    '/cleared': documentOf(price, inStore('AUD') + cleared),
  },
})

describe('a price on a page', () => {
  it.each([
    ['/german', 'Ticket: 1.234,50\u00a0€ one way'],
    ['/underscore', 'Ticket: 1\u202f234,50\u00a0€ one way'],
    ['/own', 'Ticket: ¥160,000'],
  ])('at %s gets its currency, in the format of the page’s language, under a strict policy', async (path, text) => {
    const { page, troubles } = await strict.visit(path)
    await untilBlock(page, 'money')
    expect(await page.locator('p').textContent()).toBe(text)
    expect(await axeFindings(page)).toEqual([])
    expect(troubles).toEqual([])
  })

  it('keeps a sign of letters and a symbol whole on a right-to-left page', async () => {
    const { page } = await strict.visit('/arabic')
    await untilBlock(page, 'money')
    const lefts = await page.locator('.sqs-money-native').evaluate((element) => {
      const text = element.firstChild as Text
      return [...'US$'].map((character) => {
        const range = document.createRange()
        const start = text.data.indexOf(character)
        range.setStart(text, start)
        range.setEnd(text, start + 1)
        return range.getBoundingClientRect().left
      })
    })
    expect(lefts).toEqual(lefts.toSorted((left, right) => left - right))
  })

  it('stays as served where the style sheet draws its currency, and does not move', async () => {
    const { page } = await site.visit('/drawn')
    const rect = () => page.locator('.sqs-money-native').evaluate((element) => element.getBoundingClientRect().toJSON())
    const before = await rect()
    await untilBlock(page, 'money')
    expect(await page.locator('p').textContent()).toBe('Ticket: 1,234.50 one way')
    expect(await rect()).toEqual(before)
  })

  it('gets its currency where the style sheet draws nothing visible', async () => {
    const { page } = await site.visit('/cleared')
    await untilBlock(page, 'money')
    expect(await page.locator('p').textContent()).toBe('Ticket: A$1,234.50 one way')
  })

  it('is as the server sent it once Skerry stops', async () => {
    const { page } = await strict.visit('/german')
    await untilBlock(page, 'money')
    await page.evaluate(() => (globalThis as Host).Skerry.stop())
    expect(await page.locator('p').innerHTML()).toBe('Ticket: <span class="sqs-money-native">1,234.50</span> one way')
  })
})
