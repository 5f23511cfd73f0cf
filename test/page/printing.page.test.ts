import { describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { documentOf, siteForTests } from '../support/site'
import { untilPrintable } from '../support/untilPrintable'

const photo = (name: string) => `/content/v1/5f0c00000000000000000001/${name}.png`
const block = (name: string) =>
  `<div class="sqs-block sqs-block-image"><figure><img data-src="${photo(name)}" data-image-dimensions="1600x1000" alt="${name}"></figure></div>`
const far = {
  'in image blocks': block('harbour') + block('loaves'),
  'deferred by the browser': ['harbour', 'loaves']
    .map((name) => `<img src="${photo(name)}" loading="lazy" width="300" height="300" alt="">`)
    .join(''),
  'outside blocks': `<img data-src="${photo('harbour')}" alt=""><img data-src="${photo('loaves')}" alt="">`,
}
const pathOf = (where: string) => `/${where.replaceAll(' ', '-')}`
const pages = Object.fromEntries(
  Object.entries(far).map(([where, html]) => [
    pathOf(where),
    documentOf(`${block('tide-pools')}<div style="height: 6000px"></div>${html}`),
  ]),
)
/** Sent at once: the browser prints without images that take seconds, as those of the mock do on a busy machine. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mNIaFgAAALEAYF2r9doAAAAAElFTkSuQmCC',
  'base64',
)
const site = siteForTests({
  pages,
  renderPage: (path, ...context) =>
    path.endsWith('.png') ? { status: 200, contentType: 'image/png', body: pixel } : renderPage(path, ...context),
})

describe('a page that is printed', () => {
  it.each(Object.keys(far))('includes the images that no one has scrolled to (%s)', async (where) => {
    const { page } = await site.visit(pathOf(where))
    await page.locator('img.loaded').first().waitFor()
    await untilPrintable(page)
    const pdf = (await page.pdf()).toString('latin1')
    const isMask = (dictionary: string) => dictionary.includes('/DeviceGray')
    const images = (pdf.match(/\/Subtype \/Image[^>]*/g) ?? []).filter((dictionary) => !isMask(dictionary))
    expect(images).toHaveLength(3)
  })

  it.each([
    ['/blocks/video', '.sqs-video-overlay .sqs-video-opaque'],
    ['/blocks/image', '.design-layout-poster figcaption'],
  ])(
    'includes the translucent background above an image, even without other background graphics (%s)',
    async (path, overlay) => {
      const { page } = await site.visit(path)
      const adjust = () =>
        page
          .locator(overlay)
          .first()
          .evaluate((element) => getComputedStyle(element).getPropertyValue('print-color-adjust'))
      expect(await adjust()).toBe('economy')
      await page.emulateMedia({ media: 'print' })
      await expect.poll(adjust).toBe('exact')
    },
  )
})
