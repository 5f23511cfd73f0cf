import { describe, expect, it } from 'vitest'
import { documentOf, siteForTests, untilBlock } from '../support/site'

const markup = `
  <div class="sqs-block sqs-block-accordion"><ul class="accordion-items-container"><li class="accordion-item">
  <h2><button class="accordion-item__click-target" aria-expanded="false">Hours</button></h2>
  <div class="accordion-item__dropdown"><p>Nine to five</p></div></li></ul></div>`
const ownWords = '<script type="application/json" data-skerry-messages>{ "de": { "ui": { "okay": "Gut" } } }</script>'
const tags = {
  module: '<script type="module" src="/__skerry/skerry.mjs"></script>',
  loader: '<script src="/__skerry/skerry.loader.js"></script>',
  umd: '<script defer src="/__skerry/skerry.umd.js"></script>',
}
const pages = Object.fromEntries(
  Object.entries(tags).map(([name, tag]) => [
    `/${name}`,
    documentOf(markup, tag + ownWords).replace('lang="en"', 'lang="de"'),
  ]),
)
const site = siteForTests({ pages })

describe.each(Object.keys(tags))('the %s bundle', (name) => {
  it('sets the global `Skerry`, with its functions and errors', async () => {
    const { page } = await site.visit(`/${name}`)
    await untilBlock(page, 'accordion')
    expect(
      await page.evaluate('[typeof Skerry.start, typeof Skerry.inspect, new Skerry.BlockError("a").name]'),
    ).toEqual(['function', 'function', 'BlockError'])
  })
})

describe('the single-file bundle', () => {
  it('requests no other file, even in another language and with the page’s own messages', async () => {
    const { page } = await site.visit('/umd')
    await untilBlock(page, 'accordion')
    const files = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    )
    expect(files.filter((path) => path.startsWith('/__skerry/'))).toEqual(['/__skerry/skerry.umd.js'])
  })
})
