import { expect, it } from 'vitest'
import { documentOf, siteForTests, untilBlock } from '../support/site'

const embed = '<iframe src="https://player.vimeo.com/video/1" title="The boat" width="854" height="480"></iframe>'
const template =
  '<style>button { padding: 2em; border: 1px solid; background: #1d5c4d } button:hover { background: #14473b }</style>'

const site = siteForTests({
  pages: { '/': documentOf(`<div data-block-type="video" data-html='${embed}'></div>`, template) },
})

it('the play button never covers the poster with the template’s button styles', async () => {
  const { page } = await site.visit('/')
  await untilBlock(page, 'video')
  const button = page.getByRole('button', { name: 'Play video: The boat' })
  const background = () => button.evaluate((element) => getComputedStyle(element).background)
  const clear = /rgba\(0, 0, 0, 0\) none/
  expect(await background()).toMatch(clear)
  await button.hover()
  expect(await background()).toMatch(clear)
  const [inner, outer] = await Promise.all([button.boundingBox(), page.locator('.sqs-video-overlay').boundingBox()])
  expect(inner).toEqual(outer)
})
