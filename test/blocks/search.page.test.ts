import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { axeFindings } from '../support/axe'
import { holdRequests } from '../support/holdRequests'
import { siteForTests, untilBlock } from '../support/site'

const site = siteForTests({ renderPage })

async function open(query = '', path = '/blocks/search') {
  const { page, troubles } = await site.visit(`${path}?csp=strict${query}`)
  await untilBlock(page, 'search')
  const field = page.locator('.search-input').first()
  return { page, troubles, field, list: page.getByRole('listbox', { name: 'Search results' }) }
}

const options = (list: Locator) => list.getByRole('option')

/** The title of the field's active result. */
const activeTitle = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant')
    return id ? document.getElementById(id)?.querySelector('.sqs-title')?.textContent : null
  })

const isOnScreen = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

const stop = (page: Page) => page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())

describe('a search field', () => {
  it('is a combobox that shows results and their number while the visitor types', async () => {
    const { page, troubles, field, list } = await open()
    await expect.poll(() => field.getAttribute('role')).toBe('combobox')
    expect(await field.getAttribute('aria-expanded')).toBe('false')
    await field.pressSequentially('seal')
    await list.waitFor()
    expect(await options(list).first().textContent()).toContain('Seal count')
    expect(await field.getAttribute('aria-expanded')).toBe('true')
    expect(await field.getAttribute('aria-controls')).toBe(await list.getAttribute('id'))
    expect(await page.locator('.search-result-notice:visible').count()).toBe(0)
    const count = await options(list).count()
    await expect.poll(() => page.getByRole('status').first().textContent()).toMatch(new RegExp(`^${count} results?$`))
    expect(await axeFindings(page, '.sqs-block-search')).toEqual([])
    expect(troubles).toEqual([])
  })

  it('sends one request for a word typed without a pause', async () => {
    const { page, field, list } = await open()
    const asked: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname === '/api/search/preview') asked.push(url.searchParams.get('q') ?? '')
    })
    await field.evaluate((input: HTMLInputElement) => {
      for (const text of ['b', 'bo', 'boa', 'boat']) {
        input.value = text
        input.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }
    })
    await list.waitFor()
    expect(asked).toEqual(['boat'])
  })

  it('searches for text entered with an input method once its composition ends', async () => {
    const { page, field, list } = await open()
    await field.focus()
    const keyboard = await page.context().newCDPSession(page)
    await keyboard.send('Input.imeSetComposition', { text: 'light', selectionStart: 5, selectionEnd: 5 })
    await keyboard.send('Input.insertText', { text: 'light' })
    await list.waitFor()
    expect(await field.inputValue()).toBe('light')
  })

  it('moves through the results with the arrow keys, wrapping around, and opens one with Enter', async () => {
    const { page, field, list } = await open()
    await field.fill('light')
    await list.waitFor()
    const titles = await list.locator('.sqs-title').allTextContents()
    expect(titles.length).toBeGreaterThan(1)
    expect(await activeTitle(page)).toBe(null)
    await field.press('ArrowDown')
    expect(await activeTitle(page)).toBe(titles[0])
    await field.press('ArrowUp')
    expect(await activeTitle(page)).toBe(titles.at(-1))
    await field.press('ArrowDown')
    await field.press('ArrowDown')
    expect(await activeTitle(page)).toBe(titles[1])
    expect(await list.locator('[aria-selected="true"]').count()).toBe(1)
    expect(await list.locator('.selected .sqs-title').allTextContents()).toEqual([titles[1]])
    const href = await options(list).nth(1).getAttribute('href')
    await field.press('Enter')
    await page.waitForURL(href ?? '')
  })

  it('keeps its text when Escape closes the list; an arrow key opens it again', async () => {
    const { field, list } = await open()
    await field.fill('boat')
    await list.waitFor()
    await field.press('Escape')
    await list.waitFor({ state: 'hidden' })
    expect(await field.inputValue()).toBe('boat')
    expect(await field.getAttribute('aria-expanded')).toBe('false')
    await field.press('ArrowDown')
    await list.waitFor()
  })

  it('still has its text when the visitor returns from a result and the page reloads', async () => {
    const { page, field, list } = await open()
    await field.fill('light')
    await list.waitFor()
    await field.press('ArrowDown')
    const href = await options(list).first().getAttribute('href')
    await field.press('Enter')
    await page.waitForURL(href ?? '')
    await page.goBack()
    await untilBlock(page, 'search')
    expect(await field.inputValue()).toBe('light')
    await expect.poll(() => field.getAttribute('autocomplete')).toBe('off')
  })

  it('closes when the focus leaves it', async () => {
    const { field, list } = await open()
    await field.fill('boat')
    await list.waitFor()
    await field.press('Tab')
    await list.waitFor({ state: 'hidden' })
  })

  it('keeps its list below a field in a fixed header while the page scrolls', async () => {
    const { page, field, list } = await open()
    const block = page.locator('.sqs-search-ui-text-input').first()
    await block.evaluate((element) => Object.assign((element as HTMLElement).style, { position: 'fixed', top: '0px' }))
    await field.pressSequentially('seal')
    await list.waitFor()
    const gap = async () => ((await list.boundingBox())?.y ?? 0) - ((await field.boundingBox())?.y ?? 0)
    const before = await gap()
    await page.evaluate(() => scrollBy(0, 200))
    await page.waitForTimeout(100)
    expect(await gap()).toBeCloseTo(before, 0)
  })

  it('opens a result on click', async () => {
    const { page, field, list } = await open()
    await field.fill('concert')
    await options(list).getByText('Harbour concert').click()
    await page.waitForURL('**/events/harbour-concert')
  })

  it('searches only its collection, if it has one', async () => {
    const { page } = await open()
    const field = page.locator('#x1102-field')
    await field.fill('light')
    const list = page.getByRole('listbox')
    await list.waitFor()
    expect(await list.getByText('Lighthouse open day').count()).toBe(0)
    await field.press('Enter')
    await page.waitForURL('**/search?q=light&f_collectionId=5f0c0000000000000000c012')
  })

  it('opens the search page with Enter, with or without a preview', async () => {
    const { page } = await open()
    await page.locator('#x1103-field').fill('seals & bread')
    await page.locator('#x1103-field').press('Enter')
    await page.waitForURL('**/search?q=seals+%26+bread')
  })

  it('stays on the page when Enter confirms a text that is being composed, also in Safari', async () => {
    const { page } = await open()
    const field = page.locator('#x1103-field')
    await field.fill('とうだい')
    // Safari ends the composition first, and its key has this code then.
    const isHandled = await field.evaluate((input) =>
      [{ isComposing: true }, { keyCode: 229 }].map((more) => {
        const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...more })
        return !input.dispatchEvent(event)
      }),
    )
    expect(isHandled).toEqual([false, false])
  })

  it('says that nothing was found', async () => {
    const { page, field, list } = await open()
    await field.fill('submarine')
    const message = page.locator('.search-result-notice:visible')
    await expect.poll(() => message.textContent()).toBe('No results for “submarine”.')
    expect(await page.getByRole('status').first().textContent()).toBe('No results for “submarine”.')
    expect(await list.count()).toBe(0)
    expect(await field.getAttribute('aria-expanded')).toBe('false')
  })

  it.each(['offline', 'serverError', 'notJson', 'emptyBody'])(
    'says that the preview failed (%s), and still opens the search page',
    async (scenario) => {
      const { page, field } = await open(`&scenario=${scenario}`)
      await field.fill('boat')
      const message = page.locator('.search-result-notice:visible')
      await expect.poll(() => message.textContent()).toBe('Unable to load results. Press Enter to search.')
      expect(await page.getByRole('alertdialog').count()).toBe(0)
      await field.press('Enter')
      await page.waitForURL('**/search?q=boat')
    },
  )

  it('says that it is searching while the request is pending', async () => {
    const { page, field } = await open('&scenario=neverAnswers')
    await field.fill('boat')
    await expect.poll(() => page.locator('.search-result-notice:visible').textContent()).toBe('Searching…')
    expect(await field.getAttribute('class')).toContain('loading')
    await field.fill('')
    await page.locator('.search-result-notice').first().waitFor({ state: 'hidden' })
    expect(await field.getAttribute('class')).not.toContain('loading')
  })

  it('shows the results of the last query, even if an older response arrives later', async () => {
    const { page, field, list } = await open()
    let release = () => {}
    await page.route('**/api/search/preview?q=boat', async (route) => {
      await new Promise<void>((resolve) => {
        release = resolve
      })
      await route.continue().catch(() => {}) // the request has been aborted
    })
    const asked = page.waitForRequest('**/api/search/preview?q=boat')
    await field.fill('boat')
    await asked
    await field.fill('concert')
    await options(list).getByText('Harbour concert').waitFor()
    release()
    await page.waitForLoadState('networkidle')
    expect(await list.locator('.sqs-title').allTextContents()).toEqual(['Harbour concert'])
  })

  it('shows results as text, at most ten, in a window of 320 px, in both directions', async () => {
    const { page, troubles, field, list } = await open('&scenario=hostileSearch&locale=ar')
    await page.setViewportSize({ width: 320, height: 640 })
    await field.fill('boat')
    await list.waitFor()
    expect(await list.getByText('<img src=x onerror=alert(1)>').count()).toBe(1)
    expect(await list.getByText('<b>bold</b>').count()).toBe(1)
    expect(await options(list).count()).toBe(10)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const gap = await field.evaluate((input) => {
      const { left, right, top } = document.querySelector('.skerry-search-preview')!.getBoundingClientRect()
      const own = input.getBoundingClientRect()
      return [left - own.left, right - own.right, Math.sign(top - own.bottom), top - own.bottom < own.height / 2]
    })
    expect(gap).toEqual([0, 0, 1, true])
    expect(troubles.filter((text) => !text.includes('404'))).toEqual([])
  })

  it('searches for text typed before its code had loaded', async () => {
    const { page } = await site.visit('/site.css')
    const release = await holdRequests(page, /\/chunks\/search-/)
    await page.goto(`${site.server.url}/blocks/search?csp=strict`)
    await page.locator('#x1101-field').fill('concert')
    release()
    await page.getByRole('option').getByText('Harbour concert').waitFor()
    expect(await page.locator('#x1101-field').inputValue()).toBe('concert')
  })

  it('opens the search page with Enter pressed before its code had loaded, and keeps spaces', async () => {
    const { page } = await site.visit('/site.css')
    const arrive = await holdRequests(page, '**/chunks/search-*')
    await page.goto(`${site.server.url}/blocks/search`)
    await page.waitForFunction(() => Symbol.for('skerry') in globalThis)
    const field = page.locator('.search-input').first()
    await field.pressSequentially('seal count')
    expect(await field.inputValue()).toBe('seal count')
    await field.press('Enter')
    arrive()
    await page.waitForURL(/\/search\?q=seal\+count/)
  })

  it('is restored by stop, with the list open', async () => {
    const { page, field, list } = await open()
    const served = await page.evaluate(() =>
      fetch(location.href)
        .then((answer) => answer.text())
        .then((text) => /<div class="sqs-search-ui-text-input[\s\S]*?id="x1101-field"[^>]*>/.exec(text)?.[0]),
    )
    await field.fill('boat')
    await list.waitFor()
    await stop(page)
    expect(await list.count()).toBe(0)
    const left = await page
      .locator('.sqs-search-ui-text-input')
      .first()
      .evaluate(({ outerHTML }) => outerHTML)
    expect(left.replace(/\s*<\/div>$/, '')).toBe(served)
  })
})

describe('the search page', () => {
  it('has a preview too, and submits its form on Enter', async () => {
    const { page, field, list } = await open('', '/search')
    await field.fill('seal')
    await list.waitFor()
    await field.press('Enter')
    await page.waitForURL('**/search?csp=strict&q=seal')
    expect(await page.locator('.sqs-search-page-result').count()).toBeGreaterThan(0)
  })
})

describe('the platform’s own search page', () => {
  async function search(query: string, options: Parameters<typeof site.visit>[1] = {}) {
    const { page, troubles } = await site.visit(`/blocks/search-page?csp=strict${query}`, options)
    const shell = page.locator('.sqs-search-page')
    await shell.scrollIntoViewIfNeeded()
    await shell.getByRole('searchbox').waitFor()
    const more = shell.getByRole('button', { name: 'See more' })
    return { page, troubles, shell, more, notice: shell.getByRole('status'), links: shell.locator('.search-result a') }
  }

  it('has a field that opens a URL with the results, and Back returns to the previous URL', async () => {
    const { page, shell, links, notice } = await search('')
    expect(await links.count()).toBe(0)
    await shell.getByRole('searchbox').fill('seal count')
    await page.keyboard.press('Enter')
    await page.waitForURL(/[?&]q=seal\+count/)
    await shell.scrollIntoViewIfNeeded()
    await links.first().waitFor()
    expect(await notice.innerText()).toBe(`${await links.count()} results`)
    expect((await links.allInnerTexts()).join()).toContain('Seal count')
    expect(await shell.getByRole('searchbox').inputValue()).toBe('seal count')
    await page.goBack()
    await shell.scrollIntoViewIfNeeded()
    await shell.getByRole('searchbox').waitFor()
    expect(await links.count()).toBe(0)
  })

  it('shows ten results, and more with its button, by keyboard, until all are shown', async () => {
    const { page, shell, links, more, notice, troubles } = await search('&q=e')
    await links.first().waitFor()
    const total = Number.parseInt(await notice.innerText(), 10)
    expect(total).toBeGreaterThan(20)
    expect(await links.count()).toBe(10)
    expect(await axeFindings(page, '.sqs-search-page')).toEqual([])
    await page.evaluate(() =>
      addEventListener('keydown', ({ defaultPrevented }) => {
        document.body.dataset.scrolls = String(!defaultPrevented)
      }),
    )
    for (let shown = 20; shown < total + 10; shown += 10) {
      await more.focus()
      await page.keyboard.press(shown === 20 ? ' ' : 'Enter')
      expect(await page.locator('body').getAttribute('data-scrolls')).toBe('false') // as Space would
      await expect.poll(() => links.count()).toBe(Math.min(shown, total))
      expect(await links.nth(shown - 10).evaluate((link) => link === document.activeElement)).toBe(true)
    }
    expect(await more.count()).toBe(0)
    expect(await shell.locator('em').count()).toBe(0)
    expect(troubles).toEqual([])
  })

  it('does not take the focus with more results if the visitor has left the button', async () => {
    const { page, links, more } = await search('&q=e')
    await links.first().waitFor()
    const release = await holdRequests(page, '**/api/search/GeneralSearch*')
    await more.click()
    await page.locator('.search-input').focus()
    release()
    await expect.poll(() => links.count()).toBe(20)
    await page.keyboard.type('boat')
    expect(await page.locator('.search-input').inputValue()).toContain('boat')
  })

  it('restores the number of results and the scroll position when the visitor comes back', async () => {
    const { page, shell, links, more, notice } = await search('&q=e')
    await links.first().waitFor()
    await more.click()
    await expect.poll(() => links.count()).toBe(20)
    const opened = links.nth(14)
    const href = await opened.getAttribute('href')
    await opened.click()
    await page.waitForURL(href ?? '')
    await page.goBack()
    await expect.poll(() => links.count()).toBe(20)
    expect(await notice.innerText()).toMatch(/results$/)
    expect(await opened.getAttribute('href')).toBe(href)
    await expect.poll(() => opened.evaluate(isOnScreen)).toBe(true)
    await more.click()
    await expect.poll(() => links.count()).toBeGreaterThan(20)
    await shell.getByRole('searchbox').fill('a')
    await page.keyboard.press('Enter')
    await page.waitForURL(/[?&]q=a$/)
    await links.first().waitFor()
    expect(await links.count()).toBe(10)
  })

  it('shows its results after a reload that scrolls far below them', async () => {
    const { page, links } = await search('&q=e', { viewport: { width: 390, height: 700 } })
    await links.first().waitFor()
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.querySelector('main')?.insertAdjacentHTML('afterend', '<div style="height: 3000px"></div>')
        scrollTo(0, document.documentElement.scrollHeight)
      })
    })
    await page.goto(page.url().replace('csp=strict&', ''))
    await links.first().waitFor()
    expect(await links.count()).toBe(10)
  })

  it('shows the results that arrived, without gaps, if a request fails when the visitor comes back', async () => {
    const { page, links, more, notice } = await search('&q=e')
    await links.first().waitFor()
    for (const shown of [20, 30]) {
      await more.click()
      await expect.poll(() => links.count()).toBe(shown)
    }
    const all = await links.allTextContents()
    await links.nth(14).click()
    await page.route(/GeneralSearch.*&p=1/, (route) => route.abort())
    await page.goBack()
    await expect.poll(() => links.count()).toBe(10)
    expect(await notice.innerText()).toMatch(/results$/)
    await page.unrouteAll()
    for (const shown of [20, 30]) {
      await more.click()
      await expect.poll(() => links.count()).toBe(shown)
    }
    expect(await links.allTextContents()).toEqual(all)
  })

  it('stays empty if Skerry stops before all the results have arrived', async () => {
    const { page, links, more, shell } = await search('&q=e')
    await links.first().waitFor()
    await more.click()
    await expect.poll(() => links.count()).toBe(20)
    await links.nth(14).click()
    const release = await holdRequests(page, /GeneralSearch.*&p=1/)
    const arrived = page.waitForResponse(/GeneralSearch.*&p=0/)
    await page.goBack()
    await (await arrived).finished()
    await stop(page)
    release()
    await page.waitForLoadState('networkidle')
    expect(await shell.locator('.search-result').count()).toBe(0)
  })

  it('says that nothing was found', async () => {
    const { notice, more } = await search('&q=submarine')
    await expect.poll(() => notice.innerText()).toBe('No results for “submarine”.')
    expect(await more.count()).toBe(0)
  })

  it.each(['offline', 'serverError', 'notJson', 'truncatedJson'])(
    'says under %s that the results could not be loaded, and can be retried',
    async (scenario) => {
      const { page, shell, links, notice } = await search(`&q=boat&scenario=${scenario}`)
      await expect.poll(() => notice.innerText()).toBe('Unable to load results')
      await page.evaluate(() => history.replaceState(null, '', '?csp=strict&q=boat'))
      await shell.getByRole('button', { name: 'Try again' }).click()
      await links.first().waitFor()
      expect(await shell.getByRole('button', { name: 'Try again' }).count()).toBe(0)
    },
  )

  it('says beside its button that more results failed to load, and keeps the result count', async () => {
    const { page, shell, links, more, notice } = await search('&q=e')
    await links.first().waitFor()
    const count = await notice.innerText()
    await page.route(/GeneralSearch/, (route) => route.abort())
    await more.click()
    const alert = shell.getByRole('alert')
    await expect.poll(() => alert.innerText()).toBe('Unable to load results')
    const retry = shell.getByRole('button', { name: 'Try again' })
    for (const part of [alert, retry]) expect(await part.evaluate(isOnScreen)).toBe(true)
    expect(await notice.innerText()).toBe(count)
    expect(await axeFindings(page, '.sqs-search-page')).toEqual([])
    await page.unrouteAll()
    await retry.click()
    await expect.poll(() => links.count()).toBe(20)
    for (const part of [alert, retry]) expect(await part.count()).toBe(0)
  })

  it.each(['', '&locale=ar-XB'])('shows hostile results as text, in a window of 320 px %s', async (query) => {
    const { page, shell, links, troubles } = await search(`&q=boat&scenario=hostileSearch${query}`, {
      viewport: { width: 320, height: 640 },
    })
    await links.first().waitFor()
    expect(await shell.locator('script, b, [onerror]').count()).toBe(0)
    const hrefs = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).protocol))
    expect(new Set(hrefs)).toEqual(new Set(['http:']))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(troubles.filter((trouble) => !trouble.includes('404'))).toEqual([])
  })

  it('is restored by stop', async () => {
    const { page, shell, links } = await search('&q=boat')
    await links.first().waitFor()
    await stop(page)
    const { page: bare } = await site.visit('/blocks/search-page?csp=strict&q=boat', { javaScriptEnabled: false })
    expect(await shell.evaluate((one) => one.outerHTML)).toBe(
      await bare.locator('.sqs-search-page').evaluate((one) => one.outerHTML),
    )
  })
})
