import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { openSite, type Site, untilBlock } from '../support/site'

let site: Site
let open: Page | undefined

beforeAll(async () => {
  site = await openSite({ renderPage })
})
afterAll(() => site.close())
afterEach(() => open?.context().close())

async function visit(path: string, colorScheme: 'light' | 'dark'): Promise<Page> {
  const { page } = await site.visit(path, { forcedColors: 'active', colorScheme, reducedMotion: 'reduce' })
  page.setDefaultTimeout(15_000)
  open = page
  return page
}

/** What is drawn of each visible element: its strokes, and whether they differ from the ground of the page. */
function strokes(page: Page, selector: string): Promise<{ name: string; border: string; outline: string }[]> {
  return page.locator(selector).evaluateAll((all) => {
    const ground = getComputedStyle(document.body).backgroundColor
    const say = (style: string, width: string, color: string) =>
      style === 'none' || parseFloat(width) === 0 ? 'none' : color === ground ? 'unseen' : style
    return all
      .filter((element) => element.checkVisibility() && (element as HTMLElement).offsetWidth > 1)
      .map((element) => {
        const style = getComputedStyle(element)
        return {
          name: element.outerHTML.slice(0, 80),
          border: say(style.borderTopStyle, style.borderTopWidth, style.borderTopColor),
          outline: say(style.outlineStyle, style.outlineWidth, style.outlineColor),
        }
      })
  })
}

const texts = 'main form :is(input:not([type="radio"], [type="checkbox"], [type="hidden"]), select, textarea, button)'

describe.each(['light', 'dark'] as const)('in forced colours, %s,', (scheme) => {
  it('a form’s fields, errors, error summary and focus ring are visible', async () => {
    const page = await visit('/blocks/form', scheme)
    await untilBlock(page, 'form')
    const fields = await strokes(page, texts)
    expect(fields.length).toBeGreaterThan(15)
    expect(fields.filter(({ border }) => border === 'none' || border === 'unseen')).toEqual([])
    // Drawn by the browser, in the colours of the visitor: what is chosen is seen.
    const choices = page.locator('main form :is([type="radio"], [type="checkbox"])')
    const drawn = await choices.evaluateAll((all) =>
      all.map((choice) => [getComputedStyle(choice).appearance, getComputedStyle(choice).forcedColorAdjust]),
    )
    expect(new Set(drawn.map(String))).toEqual(new Set(['auto,auto']))

    await page.locator('main form [type="submit"]').first().click()
    await page.locator('.form-submission-error-fields').waitFor()
    const wrong = await strokes(page, '[aria-invalid="true"]:not(:focus-visible)')
    expect(wrong.length).toBeGreaterThan(1)
    expect(wrong.filter(({ outline }) => outline !== 'dashed')).toEqual([])
    const summary = await page.locator('.form-submission-error').evaluate((element) => {
      const { borderTopColor, borderTopStyle, color } = getComputedStyle(element)
      return [borderTopStyle, borderTopColor === color]
    })
    expect(summary).toEqual(['solid', true])
    await page.keyboard.press('Tab')
    const [focused] = await strokes(page, ':focus-visible')
    expect(focused?.outline).not.toMatch(/none|unseen/)
  })

  it('a gallery’s controls are distinguishable from their background, and those in its lightbox have an outline', async () => {
    const page = await visit('/blocks/gallery', scheme)
    const pause = page.locator('.skerry-gallery-pause').first()
    await page.locator('.sqs-block-gallery').nth(1).scrollIntoViewIfNeeded()
    await pause.waitFor()
    const marks = await page
      .locator('.skerry-gallery-pause, .sqs-gallery-controls :is(.previous, .next)')
      .evaluateAll((all) =>
        all.map((control) => {
          const mark = getComputedStyle(control, '::before')
          const ink =
            mark.content.length > 2
              ? mark.color
              : mark.clipPath === 'none'
                ? mark.borderLeftColor
                : mark.backgroundColor
          return [ink, getComputedStyle(control).backgroundColor].join(' on ')
        }),
      )
    expect(marks.length).toBeGreaterThan(2)
    expect(new Set(marks)).toEqual(new Set(['rgb(255, 255, 255) on rgba(0, 0, 0, 0.65)']))

    await page.locator('#block-x604').scrollIntoViewIfNeeded()
    await page.locator('#block-x604 [aria-haspopup]').first().click()
    const close = page.getByRole('button', { name: 'Close' })
    await close.waitFor()
    expect((await strokes(page, '.control')).filter(({ border }) => border !== 'solid')).toEqual([])
    await page.keyboard.press('Tab')
    const [focused] = await strokes(page, '.control:focus-visible')
    expect(focused?.outline).not.toMatch(/none|unseen/)
  })

  it.each([
    ['value of a product', '/bakehouse/p/seaweed-salt', 'product', '.skerry-variant-radio', '+ label'],
    ['tab of a menu', '/blocks/menu', 'menu', '[role="tab"]', ''],
    ['price of a member area', '/members', 'pricing-toggle', '[role="radio"]', ''],
  ])('the chosen %s and the focus on it are visible', async (_, path, block, control, label) => {
    const page = await visit(path, scheme)
    await untilBlock(page, block)
    const others = `${control}:is(input:not(:checked), [aria-checked="false"], [aria-selected="false"])`
    const looks = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => {
          const { backgroundColor, color, outlineColor, outlineStyle } = getComputedStyle(one)
          return { backgroundColor, color, ring: outlineStyle === 'none' ? 'none' : outlineColor }
        })
    await page.locator(control).first().focus()
    await page.keyboard.press('Space') // a product has no chosen value at first
    const [one, other] = [await looks(`${control}:focus-visible ${label}`), await looks(`${others} ${label}`)]
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect([ground, other.backgroundColor]).not.toContain(one.backgroundColor)
    expect(one.color).not.toBe(one.backgroundColor)
    expect(['none', ground, one.backgroundColor]).not.toContain(one.ring)
  })
})
