import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { axeFindings } from '../support/axe'
import { holdRequests } from '../support/holdRequests'
import { documentOf, openSite, type Site, siteForTests, untilBlock } from '../support/site'

const shop = '/bakehouse?csp=strict'
const site = siteForTests({ renderPage })

beforeEach(() => site.server.backend.reset())

async function visit(path = shop) {
  const { page, troubles } = await site.visit(path)
  await page.locator('[data-product-list]').evaluate((element) => element.scrollIntoView())
  await untilBlock(page, 'product-list')
  return { page, troubles, list: page.locator('[data-product-list]') }
}

const titles = (page: Page) => page.locator('[data-products] > :not([hidden]) h3').allTextContents()
const query = (page: Page) => page.evaluate(() => Object.fromEntries(new URLSearchParams(location.search)))
const count = (page: Page) => page.locator('[data-product-count]').textContent()
const choose = (page: Page, label: string, option: string) => page.getByLabel(label).selectOption({ label: option })
const scenario = (page: Page, name: string) =>
  page.evaluate((value) => history.replaceState(null, '', value ? `?scenario=${value}` : location.pathname), name)

describe('the list of a shop', () => {
  it('shows a category in place, with its URL, and again after a reload', async () => {
    const { page, troubles, list } = await visit()
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
    await list.getByRole('link', { name: 'Clothes' }).click()
    await expect.poll(() => titles(page)).toEqual(['The keeper’s jumper', 'Oilskin', 'Wool hat'])
    expect(await query(page)).toEqual({ category: 'Clothes', csp: 'strict' })
    expect(await list.locator('[aria-current]').allTextContents()).toEqual(['Clothes'])
    expect(await count(page)).toBe('3 products')
    expect(await list.getByRole('status').textContent()).toBe('3 products')
    expect(await list.locator('[aria-busy]').count()).toBe(0)
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
    await page.reload()
    expect(await titles(page)).toEqual(['The keeper’s jumper', 'Oilskin', 'Wool hat'])
    expect(troubles).toEqual([])
  })

  it('sorts by price in both directions and by name, and returns to the shop’s own order', async () => {
    const { page } = await visit(`${shop}&category=Clothes`)
    await choose(page, 'Order', 'Price: low to high')
    await expect.poll(() => titles(page)).toEqual(['Wool hat', 'The keeper’s jumper', 'Oilskin'])
    await choose(page, 'Order', 'Price: high to low')
    await expect.poll(() => titles(page)).toEqual(['Oilskin', 'The keeper’s jumper', 'Wool hat'])
    await choose(page, 'Order', 'Name')
    // By name they are in the same order as before, so the address is what says that the list is there.
    await expect.poll(() => query(page)).toEqual({ category: 'Clothes', csp: 'strict', sort: 'name' })
    await expect.poll(() => titles(page)).toEqual(['Oilskin', 'The keeper’s jumper', 'Wool hat'])
    await choose(page, 'Order', 'Featured')
    await expect.poll(() => titles(page)).toEqual(['The keeper’s jumper', 'Oilskin', 'Wool hat'])
    await expect.poll(() => query(page)).toEqual({ category: 'Clothes', csp: 'strict' })
  })

  it('keeps one choice when another is made, by link or by field', async () => {
    const { page, list } = await visit()
    await choose(page, 'Kind', 'keeps')
    await choose(page, 'Order', 'Name')
    await expect.poll(() => query(page)).toEqual({ tag: 'keeps', sort: 'name', csp: 'strict' })
    await list.getByRole('link', { name: 'Pantry' }).click()
    await expect.poll(() => query(page)).toEqual({ category: 'Pantry', tag: 'keeps', sort: 'name', csp: 'strict' })
    await choose(page, 'Order', 'Price: low to high')
    await expect.poll(() => query(page)).toEqual({ category: 'Pantry', tag: 'keeps', sort: 'price', csp: 'strict' })
    expect(await titles(page)).toContain('Salt oatcakes')
  })

  it('combines choices that are made before the first one has loaded', async () => {
    const { page, list } = await visit()
    await list.getByRole('link', { name: 'Clothes' }).click({ noWaitAfter: true })
    await choose(page, 'Order', 'Name')
    await expect.poll(() => query(page)).toEqual({ category: 'Clothes', csp: 'strict', sort: 'name' })
    expect(await titles(page)).toEqual(['Oilskin', 'The keeper’s jumper', 'Wool hat'])
  })

  it('undoes a choice that has not loaded yet without undoing the others', async () => {
    const { page, list } = await visit()
    const release = await holdRequests(page, /category=Pantry/)
    await choose(page, 'Kind', 'keeps')
    await expect.poll(() => query(page)).toEqual({ tag: 'keeps', csp: 'strict' })
    await choose(page, 'Order', 'Name')
    await list.getByRole('link', { name: 'Pantry' }).click({ noWaitAfter: true })
    await list.getByRole('link', { name: 'All' }).click({ noWaitAfter: true })
    await expect.poll(() => query(page)).toEqual({ tag: 'keeps', sort: 'name', csp: 'strict' })
    await list.getByRole('link', { name: 'Pantry' }).click({ noWaitAfter: true })
    await choose(page, 'Order', 'Featured')
    release()
    await expect.poll(() => query(page)).toEqual({ category: 'Pantry', tag: 'keeps', csp: 'strict' })
  })

  it('combines choices made within the same control', async () => {
    const { page, list } = await visit()
    await list.locator('.category-nav').evaluate((nav) => {
      nav.append(Object.assign(document.createElement('a'), { href: '?sort=name&csp=strict', textContent: 'By name' }))
    })
    await holdRequests(page, /category=Pantry|sort=name/)
    await list.getByRole('link', { name: 'By name' }).click({ noWaitAfter: true })
    const both = page.waitForRequest(/(?=.*sort=name).*category=Pantry/)
    await list.getByRole('link', { name: 'Pantry' }).click({ noWaitAfter: true })
    await both
  })

  it('keeps the elements of products, so that their blocks continue, and adds the missing ones', async () => {
    const { page, list, troubles } = await visit(`${shop}&category=Clothes`)
    const hat = page.locator('.grid-item', { hasText: 'Wool hat' })
    await hat.evaluate((node) => Object.assign(globalThis, { hat: node }))
    await list.getByRole('link', { name: 'All' }).click()
    await expect.poll(() => count(page)).toBe('28 products')
    expect(await hat.evaluate((node) => node === (globalThis as { hat?: Node }).hat)).toBe(true)
    await page.locator('.grid-item', { hasText: 'Ship’s biscuit' }).hover()
    await page.locator('.grid-item', { hasText: 'Ship’s biscuit' }).getByRole('button').click()
    await expect.poll(() => page.getByRole('dialog', { name: 'Ship’s biscuit' }).count()).toBe(1)
    expect(troubles).toEqual([])
  })

  it('shows only the visible products in the quick view', async () => {
    const { page, list } = await visit()
    await list.getByRole('link', { name: 'Clothes' }).click()
    await expect.poll(() => count(page)).toBe('3 products')
    await page.locator('.grid-item', { hasText: 'Wool hat' }).hover()
    await page.locator('.grid-item', { hasText: 'Wool hat' }).getByRole('button').click()
    await expect.poll(() => page.getByRole('dialog', { name: 'Wool hat' }).count()).toBe(1)
    await page.getByRole('button', { name: 'Next product' }).click()
    await expect.poll(() => page.getByRole('dialog', { name: 'The keeper’s jumper' }).count()).toBe(1)
  })

  it('says that nothing was found, also to screen readers', async () => {
    const { page, list } = await visit(`${shop}&category=Clothes`)
    await choose(page, 'Kind', 'keeps')
    await expect.poll(() => list.getByText('Nothing in the shop is both.').first().isVisible()).toBe(true)
    expect(await titles(page)).toEqual([])
    expect(await list.getByRole('status').textContent()).toBe(
      '0 products. Nothing in the shop is both. Ask for less, or ask Ines.',
    )
    await choose(page, 'Kind', 'Every kind')
    await expect.poll(() => count(page)).toBe('3 products')
    expect(await page.locator('[data-no-products]').isVisible()).toBe(false)
  })

  it('stays unchanged and says so if the products fail to load, and loads them on retry', async () => {
    const { page, list } = await visit()
    const before = await titles(page)
    await scenario(page, 'offline')
    await choose(page, 'Order', 'Name')
    const alert = list.getByRole('alert')
    await expect
      .poll(() => alert.textContent())
      .toContain('The products could not be loaded, so the list is unchanged.')
    expect(await titles(page)).toEqual(before)
    await scenario(page, '')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => query(page)).toEqual({ csp: 'strict', sort: 'name' })
    expect(await alert.count()).toBe(0)
    expect(await titles(page)).toEqual(before.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })))
  })

  it('keeps the keyboard focus during a retry, and moves it to the products that follow', async () => {
    const { page, list } = await visit()
    const retry = list.getByRole('button', { name: 'Try again' })
    const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)
    await page.route(/sort=name/, (route) => route.abort(), { times: 1 })
    await choose(page, 'Order', 'Name')
    await retry.focus()
    const fail = await holdRequests(page, /sort=name/, { times: 1, answer: (route) => route.abort() })
    await retry.press('Enter')
    await expect.poll(() => retry.getAttribute('aria-disabled')).toBe('true')
    expect(await isFocused(retry)).toBe(true)
    fail()
    await expect.poll(() => retry.getAttribute('aria-disabled')).toBeNull()
    expect(await isFocused(retry)).toBe(true)
    const release = await holdRequests(page, /sort=name/)
    let requests = 0
    page.on('request', (request) => (requests += Number(/sort=name/.test(request.url()))))
    for (const _ of [1, 2]) await retry.press('Enter')
    release()
    await expect.poll(() => query(page)).toEqual({ csp: 'strict', sort: 'name' })
    expect([await retry.count(), requests]).toEqual([0, 1])
    expect(await isFocused(list.locator('[data-products]'))).toBe(true)
  })

  it('shows the last of several choices, whichever response arrives first', async () => {
    const { page } = await visit(`${shop}&category=Clothes`)
    await page.evaluate(() => {
      for (const value of ['price', 'price-desc', 'name', 'price']) {
        const select = document.querySelector<HTMLSelectElement>('select[name="sort"]')!
        select.value = value
        select.dispatchEvent(new Event('change', { bubbles: true }))
      }
    })
    await expect.poll(() => query(page)).toEqual({ category: 'Clothes', csp: 'strict', sort: 'price' })
    expect(await titles(page)).toEqual(['Wool hat', 'The keeper’s jumper', 'Oilskin'])
  })

  it('leaves the history entry of an open lightbox alone, and has its URL once that is closed', async () => {
    const { page, list } = await visit()
    await page.evaluate(() => history.pushState({ skerryLightbox: true }, '', '#itemId=1'))
    await list.getByRole('link', { name: 'Clothes' }).evaluate((link: HTMLElement) => link.click())
    await expect.poll(() => count(page)).toBe('3 products')
    expect(await query(page)).toEqual({ csp: 'strict' })
    await page.evaluate(() => history.back())
    await expect.poll(() => query(page)).toEqual({ category: 'Clothes', csp: 'strict' })
  })

  it('shows the same products again after Back from a product', async () => {
    const { page, list } = await visit()
    await list.getByRole('link', { name: 'Clothes' }).click()
    await expect.poll(() => count(page)).toBe('3 products')
    await page.getByRole('link', { name: 'Oilskin' }).click()
    await page.waitForURL('**/p/oilskin*')
    await page.goBack()
    expect(await titles(page)).toEqual(['The keeper’s jumper', 'Oilskin', 'Wool hat'])
  })

  it('is restored by stop', async () => {
    const { page, list } = await visit()
    const plain = await site.visit(shop, { javaScriptEnabled: false })
    const served = await plain.page.locator('[data-product-list]').evaluate((element) => element.outerHTML)
    await list.getByRole('link', { name: 'Clothes' }).click()
    await choose(page, 'Order', 'Name')
    await expect.poll(() => query(page)).toEqual({ category: 'Clothes', csp: 'strict', sort: 'name' })
    await page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
    expect(await list.evaluate((element) => element.outerHTML)).toBe(served)
  })

  it('is readable while other products load', async () => {
    const { page, list } = await visit()
    const release = await holdRequests(page, /category=Clothes/)
    await list.getByRole('link', { name: 'Clothes' }).click()
    await list.locator('[data-products][aria-busy="true"]').waitFor()
    expect(await axeFindings(page, '[data-product-list]')).toEqual([])
    release()
    await expect.poll(() => count(page)).toBe('3 products')
  })

  it('is accessible, and fits a 320 px window', async () => {
    const { page, list } = await visit()
    await page.setViewportSize({ width: 320, height: 800 })
    await list.getByRole('link', { name: 'Clothes' }).click()
    await expect.poll(() => count(page)).toBe('3 products')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await axeFindings(page, '[data-product-list]')).toEqual([])
  })
})

describe('without scripts', () => {
  it('the same links and fields open the same pages', async () => {
    const { page } = await site.visit('/bakehouse', { javaScriptEnabled: false })
    await page.getByRole('link', { name: 'Clothes' }).click()
    await choose(page, 'Order', 'Price: low to high')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page.waitForURL(/sort=price/)
    expect(await titles(page)).toEqual(['Wool hat', 'The keeper’s jumper', 'Oilskin'])
    expect(await page.getByLabel('Order').inputValue()).toBe('price')
  })
})

/** A list of a newer template, whose server filters by path and does not sort. */
function templatePage(path: string, page: string | null): string {
  const isTea = path === '/shop/tea'
  const option = (value: string, label: string) =>
    `<option value="${value}"${value === path ? ' selected' : ''}>${label}</option>`
  const ids = isTea ? ['t1', 't2', 't3'] : page === '2' ? ['c3'] : ['t1', 'c1', 'c2']
  const items = ids.map((id) => `<div class="product-list-item" data-product-id="${id}"><b>${id}</b></div>`)
  return documentOf(`<div class="product-list" data-controller="ProductList">
<span class="product-list-result-count"></span>
<div class="product-filter-dropdown"><select aria-label="Select a Category" data-filter-type="CATEGORY">${option('/shop', 'All')}${option('/shop/tea', 'Tea')}</select></div>
<div class="product-list-layout-container">${items.join('')}</div>
<p data-product-pages>${isTea || page === '2' ? '' : '<a href="/shop?page=2">More</a>'}</p></div>
<form action="${path}" data-product-filters><label>Sort <select name="sort"><option value="">-</option><option value="price">Price</option><option value="name">Name</option></select></label></form>`)
}

const prices: { readonly [id: string]: number } = { t1: 900, t2: 300, t3: 500, c1: 10, c2: 20 }
const template = siteForTests({
  renderPage: (path, { query, scriptTag }) => {
    if (path !== '/shop' && path !== '/shop/tea') return null
    const isTea = path === '/shop/tea'
    if (query.get('format') === 'json') {
      const ids = isTea ? ['t1', 't2', 't3'] : ['t1', 'c1', 'c2']
      const items = ids.map((id) => ({ id, title: id, structuredContent: { variants: [{ price: prices[id] }] } }))
      const body = JSON.stringify({ items, pagination: isTea ? {} : { nextPage: true } })
      return { status: 200, contentType: 'application/json', body }
    }
    const body = templatePage(path, query.get('page')).replace('</head>', `${scriptTag}</head>`)
    return { status: 200, contentType: 'text/html; charset=utf-8', body }
  },
})

describe('the list of a newer template', () => {
  const shownIds = (page: Page) => page.locator('.product-list-item:not([hidden])').allTextContents()
  const visitTemplate = async (path: string) => {
    const { page } = await template.visit(path)
    await untilBlock(page, 'product-list')
    return page
  }

  it('filters by a select of URLs, and shows the number of products', async () => {
    const page = await visitTemplate('/shop')
    await page.getByLabel('Select a Category').selectOption('Tea')
    await expect.poll(() => shownIds(page)).toEqual(['t1', 't2', 't3'])
    expect(await page.evaluate(() => location.pathname)).toBe('/shop/tea')
    expect(await page.locator('.product-list-result-count').textContent()).toBe('3 products')
    expect(await page.locator('[data-product-pages]').textContent()).toBe('')
    await page.getByLabel('Select a Category').selectOption('All')
    await expect.poll(() => shownIds(page)).toEqual(['t1', 'c1', 'c2'])
    expect(await page.getByRole('link', { name: 'More' }).getAttribute('href')).toBe('/shop?page=2')
  })

  it('is sorted with the page’s data if the server does not sort, even when a sorted URL is opened', async () => {
    const page = await visitTemplate('/shop/tea')
    await page.getByLabel('Sort').selectOption('Price')
    await expect.poll(() => shownIds(page)).toEqual(['t2', 't3', 't1'])
    await page.reload()
    await expect.poll(() => shownIds(page)).toEqual(['t2', 't3', 't1'])
  })

  it('stays in the server’s order if there are more pages', async () => {
    const page = await visitTemplate('/shop')
    await page.getByLabel('Sort').selectOption('Price')
    await expect.poll(() => page.evaluate(() => location.search)).toBe('?sort=price')
    expect(await shownIds(page)).toEqual(['t1', 'c1', 'c2'])
  })
})

/** A shop in which one category has one more filter, and only another has further pages. */
function unevenPage(category: string | null): string {
  const links = ['category=Tea', 'category=Bread', 'sort=name', ...(category === 'Tea' ? ['kind=green'] : [])]
  const pages = '<nav data-product-pages><a href="/uneven?category=Bread&page=2">More</a></nav>'
  return documentOf(`<div data-product-list data-sorted>
<nav data-product-filters>${links.map((query) => `<a href="/uneven?${query}">${query}</a> `).join('')}</nav>
<div data-products><article data-item-id="p1"><h3>${category ?? 'Everything'}</h3></article></div>${category === 'Bread' ? pages : ''}</div>`)
}

describe('a choice that the browser opens because its page has different parts', () => {
  let keeping: Site
  beforeAll(async () => {
    const body = (category: string | null, tag: string) => unevenPage(category).replace('</head>', `${tag}</head>`)
    const renderUneven: typeof renderPage = (path, { query, scriptTag }) =>
      path === '/uneven'
        ? { status: 200, contentType: 'text/html; charset=utf-8', body: body(query.get('category'), scriptTag) }
        : null
    // Chromium's back/forward cache excludes pages with `no-store` that set a cookie.
    const headers = { 'Cache-Control': 'no-cache' }
    keeping = await openSite({ renderPage: renderUneven, headers }, { keepsPages: true })
  })
  afterAll(() => keeping.close())

  it('has no effect on the list after Back, nor on the next choice', async () => {
    const { page } = await keeping.visit('/uneven')
    await untilBlock(page, 'product-list')
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.shown = persisted ? 'restored' : 'loaded'
      }),
    )
    await page.getByRole('link', { name: 'category=Tea' }).click()
    await page.getByRole('link', { name: 'kind=green' }).waitFor()
    await page.goBack({ waitUntil: 'commit' })
    await page.waitForSelector('[data-shown="restored"]')
    await expect.poll(() => page.locator('[aria-busy]').count()).toBe(0)
    await page.getByRole('link', { name: 'sort=name' }).click()
    await expect.poll(() => query(page)).toEqual({ sort: 'name' })
  })

  it('shows links to further pages if the list has no place for them', async () => {
    const { page } = await keeping.visit('/uneven')
    await untilBlock(page, 'product-list')
    await page.getByRole('link', { name: 'category=Bread' }).click()
    await page.getByRole('link', { name: 'More' }).waitFor()
    expect(await query(page)).toEqual({ category: 'Bread' })
  })
})
