import { expect, it } from 'vitest'
import { renderPage } from '../../mocks/site/index'
import { siteForTests } from '../support/site'

const site = siteForTests({ renderPage })

it('loads a block’s modules before the block, and names the module and selector if one is missing', async () => {
  const { page, troubles } = await site.visit('/code?csp=strict')
  await page.getByRole('button', { name: 'Add the other block' }).scrollIntoViewIfNeeded()
  await page.getByText('18:36').waitFor()
  expect(await page.locator('.tide-table').evaluate((table) => getComputedStyle(table).display)).toBe('grid')
  expect(troubles).toEqual([])
  await page.getByRole('button', { name: 'Add the other block' }).click()
  const message = 'Unable to load module fog-table for trigger [data-fog-table]'
  await expect.poll(() => page.locator('#fog-output').textContent()).toBe(message)
  expect(troubles).toEqual([expect.stringContaining(message)])
})
