import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { siteForTests, untilBlock } from '../support/site'

// One test for each requirement of the W3C's ARIA Authoring Practices that applies, in their order: first keys, then roles.

const site = siteForTests({ renderPage })

async function open(path: string, block: string, selector: string): Promise<{ page: Page; root: Locator }> {
  const { page } = await site.visit(`${path}?csp=strict`, { reducedMotion: 'reduce' })
  const root = page.locator(selector).first()
  await root.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await untilBlock(page, block)
  return { page, root }
}

const isFocused = (element: Locator) => element.evaluate((one) => one === document.activeElement)
const attribute = (elements: Locator, name: string) =>
  elements.evaluateAll((all, wanted) => all.map((one) => one.getAttribute(wanted)), name)

describe('the tabs of a menu', () => {
  const visit = async () => {
    const { page, root } = await open('/blocks/menu', 'menu', '.menu-wrapper')
    const [tabs, panels] = [root.locator('.js-menu-select-labels'), root.locator('.js-menu')]
    await root.locator('[role="tablist"]').waitFor()
    return { page, root, tabs, panels }
  }

  it('move the focus to the selected tab, and on to its panel', async () => {
    const { page, tabs, panels } = await visit()
    await tabs.nth(2).click()
    await tabs.nth(2).press('Shift+Tab')
    await page.keyboard.press('Tab')
    expect(await isFocused(tabs.nth(2))).toBe(true)
    await page.keyboard.press('Tab')
    expect(await isFocused(panels.nth(2))).toBe(true)
  })

  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 1, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('move the focus with %s from tab %i to tab %i', async (key, from, to) => {
    const { tabs } = await visit()
    await tabs.nth(from).focus()
    await tabs.nth(from).press(key)
    expect(await isFocused(tabs.nth(to))).toBe(true)
    expect(await attribute(tabs, 'aria-selected')).toEqual(['true', 'false', 'false']) // they are activated by hand
  })

  it.each(['Enter', 'Space'])('are activated by %s', async (key) => {
    const { tabs, panels } = await visit()
    await tabs.nth(1).focus()
    await tabs.nth(1).press(key)
    expect(await attribute(tabs, 'aria-selected')).toEqual(['false', 'true', 'false'])
    expect(await panels.nth(1).isVisible()).toBe(true)
  })

  it('are in a tablist with a name', async () => {
    const { root, page } = await visit()
    const list = page.getByRole('tablist', { name: 'Menus' })
    expect(await root.locator(list).count()).toBe(1)
    expect(await list.first().getAttribute('aria-orientation')).toBe(null) // horizontal
  })

  it('control their panels, which are labelled by them', async () => {
    const { tabs, panels } = await visit()
    expect(await attribute(tabs, 'role')).toEqual(['tab', 'tab', 'tab'])
    expect(await attribute(panels, 'role')).toEqual(['tabpanel', 'tabpanel', 'tabpanel'])
    expect(await attribute(tabs, 'aria-controls')).toEqual(await attribute(panels, 'id'))
    expect(await attribute(panels, 'aria-labelledby')).toEqual(await attribute(tabs, 'id'))
  })
})

describe('the combobox of a search field', () => {
  const visit = async () => {
    const { page, root } = await open('/blocks/search', 'search', '.search-input')
    await page.locator('.search-input[role="combobox"]').first().waitFor()
    const list = page.getByRole('listbox', { name: 'Search results' })
    const active = () => root.getAttribute('aria-activedescendant')
    return { page, field: root, list, active }
  }
  const withResults = async () => {
    const visited = await visit()
    await visited.field.fill('light')
    await visited.list.waitFor()
    return { ...visited, ids: await attribute(visited.list.getByRole('option'), 'id') }
  }

  it('moves the active option with the arrow keys, and keeps the focus', async () => {
    const { field, active, ids } = await withResults()
    await field.press('ArrowDown')
    expect(await active()).toBe(ids[0])
    await field.press('ArrowUp')
    expect(await active()).toBe(ids.at(-1))
    expect(await isFocused(field)).toBe(true)
  })

  it.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])(
    'moves from the options back to the text with %s, and stays open',
    async (key) => {
      const { field, active, list } = await withResults()
      await field.press('ArrowDown')
      await field.press(key)
      expect(await active()).toBe(null)
      expect(await list.isVisible()).toBe(true)
    },
  )

  it.each(['x', 'Backspace'])(
    'moves from the options back to the text with %s, and Enter searches for the text',
    async (key) => {
      const { page, field, active } = await withResults()
      await field.press('ArrowDown')
      await field.press(key)
      expect(await active()).toBe(null)
      await field.press('Enter')
      await page.waitForURL(`**/search?*q=${key === 'x' ? 'lightx' : 'ligh'}*`)
    },
  )

  it('opens with Alt+Down without an active option, and closes with Alt+Up', async () => {
    const { field, active, list } = await withResults()
    await field.press('Alt+ArrowDown')
    expect(await active()).toBe(null)
    await field.press('Alt+ArrowUp')
    expect(await list.isVisible()).toBe(false)
    await field.press('Alt+ArrowDown')
    await list.waitFor()
    expect(await active()).toBe(null)
  })

  it('closes with Escape, and keeps the text', async () => {
    const { field, list } = await withResults()
    await field.press('ArrowDown')
    await field.press('Escape')
    expect(await list.isVisible()).toBe(false)
    expect(await field.inputValue()).toBe('light')
    expect(await field.getAttribute('aria-activedescendant')).toBe(null)
  })

  it('accepts the active option with Enter', async () => {
    const { page, field, list } = await withResults()
    await field.press('ArrowDown')
    const href = await list.getByRole('option').first().getAttribute('href')
    await field.press('Enter')
    await page.waitForURL(`**${href}`)
  })

  it('has a label, declares list autocompletion, and controls a labelled listbox', async () => {
    const { page, field, list } = await withResults()
    expect(await page.getByRole('combobox', { name: 'Search the island' }).count()).toBe(1)
    expect(await field.getAttribute('aria-autocomplete')).toBe('list')
    expect(await field.getAttribute('aria-controls')).toBe(await list.getAttribute('id'))
  })

  it('exposes whether its list is open, and which option is active', async () => {
    const { field, list } = await withResults()
    expect(await field.getAttribute('aria-expanded')).toBe('true')
    await field.press('ArrowDown')
    const selected = await attribute(list.getByRole('option'), 'aria-selected')
    expect(selected).toEqual(['true', ...selected.slice(1).map(() => 'false')])
    await field.press('Escape')
    expect(await field.getAttribute('aria-expanded')).toBe('false')
  })
})

describe('the day grid of a calendar', () => {
  const visit = async () => {
    const { page, root } = await open('/events', 'calendar', '.sqs-events-collection-calendar')
    const grid = root.getByRole('grid')
    await grid.waitFor()
    return { page, grid }
  }
  const iso = (time: number) => new Date(time).toISOString().slice(0, 10)
  const focusedDay = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).dataset.day ?? '')
  const dayMs = 86_400_000

  it('is a single tab stop', async () => {
    const { grid } = await visit()
    expect((await attribute(grid.locator('[data-day]'), 'tabindex')).filter((one) => one === '0')).toHaveLength(1)
  })

  it.each([
    ['ArrowRight', 1],
    ['ArrowLeft', -1],
    ['ArrowDown', 7],
    ['ArrowUp', -7],
  ])('moves the focus with %s by %i days', async (key, days) => {
    const { page, grid } = await visit()
    await grid.locator('[data-day][tabindex="0"]').focus()
    const before = await focusedDay(page)
    await page.keyboard.press(key)
    await expect.poll(() => focusedDay(page)).toBe(iso(Date.parse(before) + days * dayMs))
  })

  it('moves the focus to the start and end of the week with Home and End', async () => {
    const { page, grid } = await visit()
    await grid.locator('[data-day$="-15"]').click()
    await page.keyboard.press('Home')
    const monday = await focusedDay(page)
    await page.keyboard.press('End')
    expect([new Date(monday).getUTCDay(), new Date(await focusedDay(page)).getUTCDay()]).toEqual([1, 0])
  })

  it('moves the focus to the start and end of the month with Control+Home and Control+End', async () => {
    const { page, grid } = await visit()
    await grid.locator('[data-day$="-15"]').click()
    const days = await attribute(grid.locator('[data-day]'), 'data-day')
    await page.keyboard.press('Control+Home')
    expect(await focusedDay(page)).toBe(days[0])
    await page.keyboard.press('Control+End')
    expect(await focusedDay(page)).toBe(days.at(-1))
  })

  it.each([
    ['PageDown', 1],
    ['PageUp', -1],
    ['Shift+PageDown', 12],
    ['Shift+PageUp', -12],
  ])('changes the month with %s, and keeps the day', async (key, months) => {
    const { page, grid } = await visit()
    await grid.locator('[data-day$="-15"]').click()
    const before = await focusedDay(page)
    await page.keyboard.press(key)
    const expected = new Date(before).setUTCMonth(new Date(before).getUTCMonth() + months)
    await expect.poll(() => focusedDay(page)).toBe(iso(expected))
  })

  it.each(['Enter', 'Space'])('selects the focused day with %s', async (key) => {
    const { page, grid } = await visit()
    await grid.locator('[data-day][tabindex="0"]').focus()
    await page.keyboard.press(key)
    const focused = page.locator(':focus')
    expect(await focused.getAttribute('role')).toBe('gridcell')
    expect(await focused.getAttribute('aria-selected')).toBe('true')
    expect(await grid.locator('[aria-selected="true"]').count()).toBe(1)
    await page.keyboard.press(key)
    expect(await focused.getAttribute('aria-selected')).toBe('false')
  })

  it('has rows of cells below labelled columns, and the month as its label', async () => {
    const { grid } = await visit()
    const shape = await grid.evaluate((element) =>
      [...element.children].map((row) => [row.getAttribute('role'), ...[...row.children].map(({ role }) => role)]),
    )
    expect(shape[0]).toEqual(['row', ...Array(7).fill('columnheader')])
    for (const row of shape.slice(1)) expect(row).toEqual(['row', ...Array(7).fill('gridcell')])
    expect(await grid.locator('button, a, [role="gridcell"] [tabindex]').count()).toBe(0) // the cells have the focus
    expect(new Set(await attribute(grid.locator('[data-day]'), 'aria-selected'))).toEqual(new Set(['false']))
    expect(await attribute(grid.locator('[aria-current]'), 'aria-current')).toEqual(['date'])
    expect(await grid.getAttribute('aria-label')).toMatch(/^[A-Z][a-z]+ \d{4}$/)
    expect(await attribute(grid.getByRole('columnheader'), 'aria-label')).toContain('Monday')
  })
})

describe('the carousel of a summary', () => {
  const visit = async () => {
    const { page } = await open('/blocks/summary', 'summary', '.sqs-block-summary-v2[data-block-json*="carousel"]')
    const carousel = page.locator('.sqs-block-summary-v2[aria-roledescription="carousel"]').first()
    await carousel.waitFor()
    const [previous, next] = ['Previous', 'Next'].map((name) => carousel.getByRole('button', { name }))
    return { page, carousel, previous: previous!, next: next!, list: carousel.locator('.summary-item-list') }
  }
  const scrolled = (list: Locator) => list.evaluate((element) => element.scrollLeft)

  it.each(['Enter', 'Space'])('moves when %s is pressed on its controls, which keep the focus', async (key) => {
    const { next, previous, list } = await visit()
    await next.focus()
    await next.press(key)
    await expect.poll(() => scrolled(list)).toBeGreaterThan(0)
    expect(await isFocused(next)).toBe(true)
    await previous.focus()
    await previous.press(key)
    await expect.poll(() => scrolled(list)).toBe(0)
    expect(await isFocused(previous)).toBe(true)
  })

  it('has its controls before its slides in the tab order', async () => {
    const { page, carousel, previous, next } = await visit()
    await previous.focus()
    await page.keyboard.press('Tab')
    expect(await isFocused(next)).toBe(true)
    await page.keyboard.press('Tab')
    expect(await isFocused(carousel.locator('.summary-title-link').first())).toBe(true)
  })

  it('is a group labelled by its heading', async () => {
    const { carousel } = await visit()
    expect(await carousel.getAttribute('role')).toBe('group')
    expect(await carousel.getAttribute('aria-label')).toBe(await carousel.locator('.summary-heading').textContent())
  })

  it('has labelled slides, and does not move by itself', async () => {
    const { carousel, list } = await visit()
    const slides = carousel.locator('[aria-roledescription="slide"]')
    expect(new Set(await attribute(slides, 'role'))).toEqual(new Set(['group']))
    const names = await attribute(slides, 'aria-label')
    expect(names).toEqual(names.map((_, index) => `${index + 1} of ${names.length}`))
    expect(await list.getAttribute('aria-live')).not.toBe('off')
  })
})
