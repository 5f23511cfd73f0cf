import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { documentOf, siteForTests } from './site'

const site = siteForTests({
  pages: { '/': documentOf('<p id="hovered">Text</p>', '<style>p:hover{color:red}</style>') },
})
let before: Page

const leftOvers = (page: Page) =>
  page.evaluate(async () => ({
    cookie: document.cookie.includes('left=over'),
    local: localStorage.length,
    session: sessionStorage.length,
    cached: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ transferSize }) => transferSize === 0,
    ).length,
    entries: history.length,
    size: [innerWidth, innerHeight],
    isHovered: document.querySelector('#hovered')!.matches(':hover'),
    isRouted: (await (await fetch('/')).text()) === 'routed',
  }))
const none = {
  cookie: false,
  local: 0,
  session: 0,
  cached: 0,
  entries: 1,
  size: [1280, 720],
  isHovered: false,
  isRouted: false,
}

describe('a test page from the pool', () => {
  it('is empty at first', async () => {
    const { page } = await site.visit('/')
    expect(await leftOvers(page)).toEqual(none)
    await page.route('**/', (route) => route.fulfill({ body: 'routed' }))
    page.on('dialog', (dialog) => dialog.accept('listened'))
    await page.setViewportSize({ width: 400, height: 300 })
    await page.hover('#hovered')
    await page.context().addCookies([{ name: 'left', value: 'over', url: page.url() }])
    await page.evaluate(() => {
      localStorage.setItem('left', 'over')
      history.pushState(null, '', '/?pushed')
      addEventListener('pagehide', () => sessionStorage.setItem('left', 'over'))
    })
    expect(await leftOvers(page)).not.toEqual(none)
    before = page
  })

  it('is reused without anything that an earlier test left behind', async () => {
    const { page } = await site.visit('/')
    expect(page).toBe(before)
    expect(await leftOvers(page)).toEqual(none)
    expect(await page.evaluate(() => prompt('Anyone?'))).toBeNull()
    await page.addInitScript(() => Object.assign(window, { left: 'over' }))
  })

  it('is not reused after an init script', async () => {
    const { page } = await site.visit('/')
    expect(page).not.toBe(before)
    expect(await page.evaluate(() => 'left' in window)).toBe(false)
  })
})
