import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { documentOf, siteForTests, untilBlock } from '../support/site'

const markup = `
  <div class="sqs-search-ui-text-input"><input class="search-input" aria-label="Search"></div>
  <div class="user-accounts-link"><a class="user-accounts-text-link" href="#"><span class="unauth">Log in</span></a></div>`
const base = '<base href="https://cdn.example/">'
const context = '<script>window.Static = { SQUARESPACE_CONTEXT: {} }</script>'

const site = siteForTests({ renderPage, pages: { '/based': documentOf(markup, base + context) } })

/** Opens a page whose template has the files of another host. */
async function visit(block: string): Promise<Page> {
  const { page } = await site.visit('/favicon.svg')
  await page.route('https://cdn.example/**', (route) => route.fulfill({ contentType: 'text/html', body: 'Not here' }))
  await page.goto(`${site.server.url}/based`)
  await untilBlock(page, block)
  return page
}

describe('a page whose template has another host as its base', () => {
  it('opens the results of a search on its own host', async () => {
    const page = await visit('search')
    await page.getByLabel('Search').fill('tea')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?q=tea')
    expect(new URL(page.url()).origin).toBe(site.server.url)
  })

  it('links to the login of its own host', async () => {
    const page = await visit('account-link')
    await page.getByRole('link', { name: 'Log in' }).click()
    await page.waitForURL('**/account/login?returnTo=%2Fbased')
    expect(new URL(page.url()).origin).toBe(site.server.url)
  })
})
