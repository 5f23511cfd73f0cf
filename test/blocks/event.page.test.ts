import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { axeFindings } from '../support/axe'
import { movesOf, still } from '../support/moves'
import { siteForTests, untilBlock } from '../support/site'

const site = siteForTests({ renderPage })

describe('an event in custom markup', () => {
  it('is saved as a calendar file, under a strict policy, and nothing moves', async () => {
    const { page, troubles } = await site.visit('/blocks/event?csp=strict')
    await untilBlock(page, 'event')
    const download = page.waitForEvent('download')
    await page.locator('#seal-count-2027').getByRole('link', { name: 'Add to calendar' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('seal-count-2027.ics')
    const text = await readFile(await file.path(), 'utf8')
    expect(text).toContain('DTSTART:20270613T090000Z\r\nDTEND:20270613T150000Z\r\nSUMMARY:Seal count\r\n')
    expect(text).toContain('LOCATION:The slip\\, Skerry Island\r\n')
    expect(await movesOf(page)).toEqual(still)
    expect(await axeFindings(page, '[data-block-type="event"]')).toEqual([])
    expect(troubles).toEqual([])
  })
})
