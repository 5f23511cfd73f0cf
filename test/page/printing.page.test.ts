import { describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { siteForTests } from '../support/site'

const site = siteForTests({ renderPage })

describe('a page that is printed without backgrounds', () => {
  it.each([
    ['/blocks/video', '.sqs-video-overlay .sqs-video-opaque'],
    ['/blocks/image', '.design-layout-poster figcaption'],
  ])('still has the translucent background above an image (%s)', async (path, overlay) => {
    const { page } = await site.visit(path)
    const adjust = () =>
      page
        .locator(overlay)
        .first()
        .evaluate((element) => getComputedStyle(element).getPropertyValue('print-color-adjust'))
    expect(await adjust()).toBe('economy')
    await page.emulateMedia({ media: 'print' })
    await expect.poll(adjust).toBe('exact')
  })
})
