import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site/index'
import { axeFindings } from '../support/axe'
import { documentOf, siteForTests, strictPolicy } from '../support/site'

const panel = `<div data-block-type="configuration-panel"><p><label>Title <input></label></p>
  <section id="draft" inert>Not saved yet</section><aside data-guide><h2>Guide</h2></aside><div><iframe></iframe></div></div>`

const site = siteForTests({
  headers: strictPolicy,
  renderPage,
  pages: {
    '/panel': documentOf(panel),
    '/served': documentOf(
      panel.replace('data-guide', 'data-guide hidden').replace('<iframe>', '<iframe title="Your bakery">'),
    ),
    '/frameless': documentOf('<div data-block-type="configuration-panel">Settings</div>'),
    '/shown': documentOf('<p>The page</p><p><label>Name <input></label></p><a href="/next">Next</a>'),
    '/next': documentOf('<p>The next page</p>'),
  },
})

const frameOf = (page: Page) => page.frameLocator('iframe')
const isExpanded = (page: Page) => page.locator('.is-preview-expanded').count().then(Boolean)
const guide = (page: Page) => page.getByRole('heading', { name: 'Guide' })

/** Opens the panel with a page in its frame. */
async function open(query = '?frameUrl=%2Fshown') {
  const visit = await site.visit(`/panel${query}`)
  await visit.page.getByRole('button', { name: /full-screen preview/i }).waitFor()
  return visit
}

describe('the configuration panel', () => {
  it('shows the page that the owner came from, in full screen, until Escape', async () => {
    const { page, troubles } = await site.visit(`/__mock/login?as=owner&to=${encodeURIComponent('/island?csp=strict')}`)
    await page.waitForURL('**/config/?frameUrl=%2Fisland%3Fcsp%3Dstrict')
    await frameOf(page).getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => isExpanded(page)).toBe(true)
    expect(await page.locator('iframe').boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280, height: 720 })
    expect(await axeFindings(page, '[data-block-type="configuration-panel"]')).toEqual([])
    await page.keyboard.press('Escape')
    expect(await isExpanded(page)).toBe(false)
    await expect.poll(() => guide(page).isVisible()).toBe(true)
    expect(await axeFindings(page, '[data-block-type="configuration-panel"]')).toEqual([])
    expect(new URL(page.url()).pathname).toBe('/config/')
    expect(troubles).toEqual([])
  })

  it('closes the guide with Escape, then toggles the preview', async () => {
    const { page } = await open()
    await page.keyboard.press('Escape')
    expect(await guide(page).isVisible()).toBe(false)
    expect(await isExpanded(page)).toBe(false)
    await page.keyboard.press('Escape')
    expect(await isExpanded(page)).toBe(true)
    for (const modifier of ['Shift', 'Control', 'Alt', 'Meta']) await page.keyboard.press(`${modifier}+Escape`)
    expect(await isExpanded(page)).toBe(true)
    for (let repeats = 0; repeats < 3; repeats++) await page.keyboard.down('Escape') // held, which toggles once
    await page.keyboard.up('Escape')
    expect(await isExpanded(page)).toBe(false)
    await page.keyboard.press('Escape')
    await page.reload() // it stays as the owner left it
    await expect.poll(() => isExpanded(page)).toBe(true)
    await page.getByRole('button', { name: 'Leave the full-screen preview' }).click()
    expect(await isExpanded(page)).toBe(false)
    await page.getByRole('button', { name: 'Close the guide' }).click()
    const opener = page.getByRole('button', { name: 'Open the guide' })
    expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true)
    await opener.click()
    expect(await guide(page).isVisible()).toBe(true)
    expect(await opener.count()).toBe(0)
    expect(
      await page.getByRole('button', { name: 'Close the guide' }).evaluate((one) => one === document.activeElement),
    ).toBe(true)
  })

  it('responds to Escape inside the frame as well, on every page there, but not in a field', async () => {
    const { page } = await open()
    await page.getByRole('button', { name: 'Close the guide' }).click()
    await frameOf(page).getByLabel('Name').press('Escape')
    expect(await isExpanded(page)).toBe(false)
    await frameOf(page).getByText('The page').click()
    await page.keyboard.press('Escape')
    expect(await isExpanded(page)).toBe(true)
    await frameOf(page).getByRole('link', { name: 'Next' }).click()
    await frameOf(page).getByText('The next page').click()
    await page.keyboard.press('Escape')
    await expect.poll(() => isExpanded(page)).toBe(false)
    await page.getByLabel('Title').press('Escape')
    expect(await isExpanded(page)).toBe(false)
  })

  it('makes everything that the frame covers inert', async () => {
    const { page } = await open()
    await page.getByRole('button', { name: 'Full-screen preview' }).click()
    expect(await page.locator('p[inert]').count()).toBe(1)
    expect(await page.locator('aside[inert]').count()).toBe(1)
    expect(await page.locator('h1[inert]').count()).toBe(1)
    await page.getByRole('button', { name: 'Leave the full-screen preview' }).click()
    expect(await page.locator('main [inert]:not(#draft)').count()).toBe(0)
  })

  it('moves focus to its button before the frame covers it, and keeps inert what was inert before', async () => {
    const { page } = await open()
    const toggle = page.getByRole('button', { name: /full-screen preview/i })
    await page.getByRole('button', { name: 'Close the guide' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    expect(await isExpanded(page)).toBe(true)
    expect(await toggle.evaluate((one) => one === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    expect(await page.locator('#draft[inert]').count()).toBe(1)
    await page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
    expect(await page.locator('#draft[inert]').count()).toBe(1)
  })

  it.each(['?frameUrl=https%3A%2F%2Fevil.example', '?frameUrl=%2F%2Fevil.example', '?frameUrl=javascript%3Ax', ''])(
    'shows only pages of the site (%s)',
    async (query) => {
      const { page } = await open(query)
      const src = await page.locator('iframe').evaluate((frame) => new URL((frame as HTMLIFrameElement).src).origin)
      expect(src).toBe(new URL(page.url()).origin)
    },
  )

  it('keeps dialogs over the full-screen preview usable', async () => {
    const { page } = await open()
    const yes = page.getByRole('alertdialog').getByRole('button').first()
    const ask = async (answer: () => Promise<void>) => {
      await page.evaluate(() => {
        const { Skerry } = globalThis as unknown as { Skerry: { dialog(options: object): Promise<unknown> } }
        void Skerry.dialog({ kind: 'confirm', message: 'Publish the page?' })
      })
      await yes.waitFor()
      await answer()
      await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    }
    await ask(() => yes.click()) // the page has a place for dialogs from now on
    await page.getByRole('button', { name: 'Full-screen preview' }).click()
    await ask(() => yes.click())
    await ask(() => page.keyboard.press('Escape'))
    expect(await isExpanded(page)).toBe(true)
  })

  it('leaves the guide closed if the server has closed it, and keeps the title of the frame', async () => {
    const { page } = await site.visit('/served')
    await page.getByRole('button', { name: 'Open the guide' }).click()
    expect(await guide(page).isVisible()).toBe(true)
    expect(await page.locator('iframe').getAttribute('title')).toBe('Your bakery')
  })

  it('ignores Escape if a page script has already handled it', async () => {
    const { page } = await open()
    await page.evaluate(() => addEventListener('keydown', (event) => event.preventDefault(), { capture: true }))
    await page.keyboard.press('Escape')
    expect(await guide(page).isVisible()).toBe(true)
  })

  it('says that it needs a frame', async () => {
    const { troubles } = await site.visit('/frameless')
    await expect.poll(() => troubles.join()).toContain('This configuration panel has no <iframe>')
  })

  it('is as the server sent it after a stop in full screen', async () => {
    const { page } = await open()
    await page.getByRole('button', { name: 'Full-screen preview' }).click()
    await page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
    expect(await isExpanded(page)).toBe(false)
    expect(await page.locator('main [inert]:not(#draft)').count()).toBe(0)
    expect(await page.getByLabel('Title').isVisible()).toBe(true)
  })

  it('is as the server sent it after a stop', async () => {
    const { page } = await open()
    await page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
    expect(await page.locator('button').count()).toBe(0)
    await page.keyboard.press('Escape')
    expect(await isExpanded(page)).toBe(false)
  })
})
