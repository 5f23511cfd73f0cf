import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { axeFindings } from '../support/axe'
import { movesOf, still } from '../support/moves'
import { documentOf, siteForTests, strictPolicy, untilBlock } from '../support/site'

// The platform's own styles: of several menus, none is shown until a script has run, and tabs have no outline.
const platform = `
  body { margin: 0; font: 16px/1.5 sans-serif }
  .menu-block .menus--has-multiple .menu { display: none }
  html:not([data-js-focus-visible]) .menu-block .menu-selector label:focus { outline: none }
  .far { height: 3000px }
`
const names = ['Breakfast', 'Lunch', 'Supper']
const tabOf = (name: string) => `<label class="menu-select-labels js-menu-select-labels">${name}</label>`
const panelOf = (name: string) =>
  `<div class="menu js-menu"><p>All of ${name}</p><p id="${name}">The end of ${name}</p></div>`
const menuOf = (all: readonly string[]) => `<div class="sqs-block menu-block sqs-block-menu"><div class="menu-wrapper">
  <div class="menu-selector">${all.map(tabOf).join('')}</div>
  <div class="menus menus--has-multiple">${all.map(panelOf).join('')}</div></div></div><p>Below</p>`
const styled = '<link rel="stylesheet" href="/site.css">'
const far = `<p><a href="#:~:text=All%20of%20Supper">To its text</a></p><div class="far"></div>${menuOf(names)}<div class="far"></div>`

const site = siteForTests({
  headers: strictPolicy,
  pages: {
    '/platform': documentOf(menuOf(names), styled),
    '/plain': documentOf(menuOf(names)),
    '/rtl': documentOf(`<div dir="rtl">${menuOf(names)}</div>`, styled),
    '/far': documentOf(far, styled),
    '/nested': documentOf(menuOf(names).replace('</p></div>', `</p>${menuOf(['Soups', 'Salads'])}</div>`)),
    '/uneven': documentOf(menuOf(names).replace(tabOf('Supper'), ''), styled),
    '/thousands': documentOf(menuOf(Array.from({ length: 5000 }, (_, index) => `m${index}`)), styled),
  },
  renderPage: (path) => (path === '/site.css' ? { status: 200, contentType: 'text/css', body: platform } : null),
})
const demo = siteForTests({ renderPage })

async function visit(path: string, options: Parameters<typeof site.visit>[1] = {}) {
  const visited = await site.visit(path, options)
  await untilBlock(visited.page, 'menu')
  return visited
}

const tab = (view: Page, name: string) => view.getByRole('tab', { name, exact: true })
const shown = (view: Page) =>
  view
    .locator('.js-menu')
    .evaluateAll((all) =>
      all
        .filter(
          (one) => one.checkVisibility({ contentVisibilityAuto: true }) && one.firstElementChild!.checkVisibility(),
        )
        .map((one) => one.firstElementChild!.textContent),
    )
const isInWindow = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top > -1 && bottom < innerHeight + 1
}
const focused = (view: Page) => view.evaluate(() => document.activeElement?.textContent)

it('a menu in a panel of another menu has its own tabs', async () => {
  const { page: view, troubles } = await visit('/nested')
  await tab(view, 'Salads').click()
  expect(await shown(view)).toEqual(['All of Breakfast', 'All of Salads'])
  await tab(view, 'Supper').click()
  expect(await shown(view)).toEqual(['All of Supper'])
  await tab(view, 'Supper').press('ArrowRight')
  expect(await focused(view)).toBe('Breakfast')
  await view.keyboard.press('Enter')
  expect(await shown(view)).toEqual(['All of Breakfast', 'All of Salads'])
  expect(troubles).toEqual([])
})

describe.each(['/platform', '/plain'])('a menu (%s)', (path) => {
  it('shows the menu of the clicked tab, and nothing else', async () => {
    const { page: view, troubles } = await visit(path)
    expect(await shown(view)).toEqual(['All of Breakfast'])
    await tab(view, 'Supper').click()
    expect(await shown(view)).toEqual(['All of Supper'])
    expect(await tab(view, 'Supper').getAttribute('aria-selected')).toBe('true')
    expect(await tab(view, 'Breakfast').getAttribute('aria-selected')).toBe('false')
    // The platform's tabs are labels, which best practice gives no role.
    const findings = await axeFindings(view, 'main')
    expect(findings.filter((one) => !one.startsWith('aria-allowed-role: <label'))).toEqual([])
    expect(troubles).toEqual([])
  })

  it('moves nothing when it mounts', async () => {
    const { page: view } = await visit(path)
    expect(await movesOf(view)).toEqual(still)
  })

  it('moves the focus with the arrow keys, wrapping around, and selects with Enter and Space', async () => {
    const { page: view } = await visit(path)
    await view.keyboard.press('Tab')
    expect(await focused(view)).toBe('Breakfast')
    await view.keyboard.press('ArrowLeft')
    expect([await focused(view), await shown(view)]).toEqual(['Supper', ['All of Breakfast']])
    await view.keyboard.press('Enter')
    expect(await shown(view)).toEqual(['All of Supper'])
    await view.keyboard.press('ArrowRight')
    expect([await focused(view), await shown(view)]).toEqual(['Breakfast', ['All of Supper']])
    await view.keyboard.press('ArrowRight')
    await view.keyboard.press(' ')
    expect(await shown(view)).toEqual(['All of Lunch'])
    await view.keyboard.press('End')
    expect(await focused(view)).toBe('Supper')
    await view.keyboard.press('Home')
    expect(await focused(view)).toBe('Breakfast')
    expect(await view.evaluate(() => scrollY)).toBe(0)
  })

  it('moves the focus from the selected tab to its menu with Tab', async () => {
    const { page: view } = await visit(path)
    await tab(view, 'Lunch').click()
    await view.keyboard.press('Tab')
    expect(await focused(view)).toContain('All of Lunch')
    await view.keyboard.press('Shift+Tab')
    expect(await focused(view)).toBe('Lunch')
  })

  it('shows which tab has the focus', async () => {
    const { page: view } = await visit(path)
    await view.keyboard.press('Tab')
    const outline = await tab(view, 'Breakfast').evaluate((one) => getComputedStyle(one).outlineStyle)
    expect(outline).toBe('solid')
  })

  it('prints every menu', async () => {
    const { page: view } = await visit(path)
    await view.emulateMedia({ media: 'print' })
    expect(await shown(view)).toEqual(names.map((name) => `All of ${name}`))
  })

  it('is restored by stop', async () => {
    const { page: view } = await visit(path)
    await tab(view, 'Lunch').click()
    const { served, left } = await view.evaluate(async () => {
      const html = await (await fetch(location.href)).text()
      ;(globalThis as unknown as { [skerry: symbol]: { stop(): void } })[Symbol.for('skerry')]!.stop()
      return { served: html, left: document.querySelector('main')!.outerHTML }
    })
    expect(served).toContain(left)
  })
})

describe('a menu', () => {
  it('is mirrored from right to left', async () => {
    const { page: view } = await visit('/rtl')
    await tab(view, 'Breakfast').focus()
    await view.keyboard.press('ArrowLeft')
    expect(await focused(view)).toBe('Lunch')
  })

  it('lets find-in-page open a closed menu far below the fold', async () => {
    const { page: view } = await site.visit('/far', { viewport: { width: 800, height: 600 } })
    await expect.poll(() => view.locator('.js-menu').nth(2).getAttribute('hidden')).toBe('until-found')
    // A link to a text stands in for find-in-page. Chromium opens what it finds, but does not always scroll there, not
    // even on a page without scripts.
    await view.getByText('To its text').click()
    await expect.poll(() => shown(view)).toEqual(['All of Supper'])
    await expect.poll(() => tab(view, 'Supper').getAttribute('aria-selected')).toBe('true')
  })

  it('lets find-in-page open a closed menu', async () => {
    const { page: view } = await visit('/platform')
    await view.locator('.js-menu').nth(1).dispatchEvent('beforematch', { bubbles: true })
    expect(await shown(view)).toEqual(['All of Lunch'])
  })

  it('does not scroll after stop and start, although the URL points into it', async () => {
    const { page: view } = await visit('/far#Supper', { viewport: { width: 800, height: 600 } })
    await expect.poll(() => view.evaluate(() => scrollY)).toBeGreaterThan(0)
    await view.evaluate(() => {
      scrollTo(0, 0)
      const { Skerry } = globalThis as unknown as { Skerry: { stop(): void; start(): void } }
      Skerry.stop()
      Skerry.start()
    })
    await untilBlock(view, 'menu')
    expect(await view.evaluate(() => scrollY)).toBe(0)
  })

  it.each(['/platform#Supper', '/far#Supper', '/plain#Supper'])('opens where the URL points: %s', async (path) => {
    const { page: view } = await visit(path, { viewport: { width: 800, height: 600 } })
    expect(await shown(view)).toEqual(['All of Supper'])
    expect(await tab(view, 'Supper').getAttribute('aria-selected')).toBe('true')
    await expect.poll(() => view.locator('#Supper').evaluate(isInWindow)).toBe(true)
    await view.evaluate(() => location.assign('#Lunch'))
    await expect.poll(() => shown(view)).toEqual(['All of Lunch'])
    await expect.poll(() => view.locator('#Lunch').evaluate(isInWindow)).toBe(true)
  })

  it('in a panel of another menu opens where the URL points, and so does that panel', async () => {
    const { page: view } = await visit('/nested#Salads')
    await expect.poll(() => view.locator('#Salads').isVisible()).toBe(true)
  })

  it('keeps the scroll position after a reload', async () => {
    const { page: view } = await visit('/far#Supper', { viewport: { width: 800, height: 600 } })
    await view.evaluate(() => scrollTo(0, 100))
    await view.reload()
    await untilBlock(view, 'menu')
    expect(await view.evaluate(() => scrollY)).toBe(100)
  })

  it('always shows a panel that has no tab, and warns that a tab is missing', async () => {
    const { page: view } = await site.visit('/')
    const warnings: string[] = []
    view.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await view.goto(`${site.server.url}/uneven`)
    await untilBlock(view, 'menu')
    await tab(view, 'Lunch').click()
    expect(await shown(view)).toEqual(['All of Lunch', 'All of Supper'])
    expect(warnings.join()).toContain('This menu has 2 tabs and 3 panels')
  })

  it('works with 5,000 tabs', async () => {
    const { page: view, troubles } = await visit('/thousands')
    await view.keyboard.press('Tab')
    await view.keyboard.press('ArrowLeft')
    await view.keyboard.press('Enter')
    expect(await shown(view)).toEqual(['All of m4999'])
    expect(troubles).toEqual([])
  })

  it('fits the bakehouse’s page without scrolling sideways', async () => {
    const { page: view, troubles } = await demo.visit('/bakehouse?csp=strict', {
      viewport: { width: 320, height: 700 },
    })
    await view.locator('.menu-block').first().scrollIntoViewIfNeeded()
    await untilBlock(view, 'menu')
    await tab(view, 'In a cup').click()
    await view.getByText('Hot milk with honey').waitFor()
    expect(await view.getByText('Skerry rye', { exact: true }).isVisible()).toBe(false)
    expect(await view.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await axeFindings(view, '.menu-block')).toEqual([])
    expect(troubles).toEqual([])
  })
})
