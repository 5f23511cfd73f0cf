import { beforeEach, describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { axeFindings } from '../support/axe'
import { siteForTests, untilBlock } from '../support/site'

const site = siteForTests({ renderPage })
const path = '/blocks/owner'
const here = `${path}?csp=strict&noredirect`

beforeEach(() => site.server.backend.reset())

const login = (as: string, to: string) => `/__mock/login?as=${as}&to=${encodeURIComponent(to)}`

describe('an owner on the site', () => {
  it('is redirected to the panel, and Back leads past the page', async () => {
    const { page, troubles } = await site.visit('/island')
    await page.goto(`${site.server.url}${login('owner', `${path}?csp=strict&a=1`)}`)
    await page.waitForURL((url) => url.pathname === '/config/')
    expect(new URL(page.url()).searchParams.get('frameUrl')).toBe(`${path}?csp=strict&a=1`)
    expect((await page.context().cookies()).map(({ name }) => name)).toContain('skerry_previewExpanded')
    await page.getByText('Your site has its settings here.').waitFor()
    await page.goBack()
    await page.waitForURL(/\/island$/)
    expect(troubles).toEqual([])
  })

  it('stays on pages with noredirect, and on every later page in that tab', async () => {
    const { page } = await site.visit(login('owner', here))
    await untilBlock(page, 'owner-shortcuts')
    await page.goto(`${site.server.url}${path}`)
    await untilBlock(page, 'owner-shortcuts')
    await page.getByText('You are logged in as').waitFor()
    expect(new URL(page.url()).pathname).toBe(path)
  })

  it('returns from the panel to the page', async () => {
    const { page } = await site.visit(login('owner', path))
    await page.waitForURL((url) => url.pathname === '/config/')
    await page.getByRole('button', { name: 'Leave the full-screen preview' }).click()
    await page.getByRole('link', { name: 'Back to the page' }).click()
    await page.waitForURL((url) => url.pathname === path)
    await untilBlock(page, 'owner-shortcuts')
  })

  it('stays on the site if viewer is the only role', async () => {
    const { page } = await site.visit(login('viewer', path))
    await untilBlock(page, 'owner-shortcuts')
    expect(new URL(page.url()).pathname).toBe(path)
  })
})

describe('the Escape key', () => {
  it('opens the panel, but not while there is a dialog to close or unsent text in a form', async () => {
    const { page } = await site.visit(login('owner', here))
    await untilBlock(page, 'owner-shortcuts')
    await page.evaluate(() => {
      const { Skerry } = globalThis as unknown as { Skerry: typeof import('../../src/index') }
      void Skerry.dialog({ kind: 'confirm', message: 'The boat is late.' })
    })
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('The boat is late.').waitFor({ state: 'detached' })
    const email = page.locator('footer').getByRole('textbox').first()
    await email.fill('ann@')
    await page.keyboard.press('Escape')
    await page.locator('h1').click()
    await page.keyboard.press('Escape')
    expect(new URL(page.url()).pathname).toBe(path)
    await email.fill('')
    await page.locator('h1').click()
    await page.keyboard.press('Escape')
    await page.waitForURL((url) => url.pathname === '/config/')
    expect(new URL(page.url()).searchParams.get('frameUrl')).toBe(here)
  })

  it('takes visitors to the login if the site’s settings say so, and from there to the panel', async () => {
    const { page } = await site.visit(`${path}?escape=login`)
    await untilBlock(page, 'owner-shortcuts')
    await page.keyboard.press('Escape')
    await page.waitForURL((url) => url.pathname === '/account/login')
    await untilBlock(page, 'login')
    await page.getByLabel('Email', { exact: true }).fill('owner@example.test')
    await page.getByLabel('Password').fill('lighthouse')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === '/config/')
    await page.getByText('Your site has its settings here.').waitFor()
  })

  it('with Shift logs out, and a message says so once', async () => {
    const { page, troubles } = await site.visit(login('owner', here))
    await untilBlock(page, 'owner-shortcuts')
    await page.keyboard.press('Shift+Escape')
    const message = page.getByRole('status').filter({ hasText: 'Logout Successful' })
    await message.waitFor()
    expect(await message.innerText()).toContain('You have been successfully logged out.')
    expect(await axeFindings(page, '[data-skerry-overlay]')).toEqual([])
    expect(page.url()).toBe(`${site.server.url}${here.replace('noredirect', 'noredirect=')}`)
    await page.getByText('You are not logged in.').waitFor()
    await page.getByText('Logout Successful').waitFor({ state: 'detached' })
    await page.reload()
    await page.getByText('You are not logged in.').waitFor()
    expect(troubles).toEqual([])
  })

  it('with Shift shows the error if the logout fails, and the owner stays logged in', async () => {
    const { page } = await site.visit(login('owner', `${here}&scenario=serverError`))
    await untilBlock(page, 'owner-shortcuts')
    await page.keyboard.press('Shift+Escape')
    await page.getByRole('button', { name: 'Reload Page' }).waitFor()
    await page.goto(`${site.server.url}${here}`)
    await page.getByText('You are logged in as').waitFor()
  })
})
