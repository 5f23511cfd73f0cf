import type { Frame } from 'playwright'
import { describe, expect, it } from 'vitest'
import { documentOf, siteForTests } from '../support/site'

// What editors of templates show as a preview: the page's markup in a frame without a URL of its own.
const blocks = `
  <div class="sqs-audio-embed" data-url="/media/bell.wav" data-title="Bell" data-author="" data-mime-type="audio/wav"></div>
  <div data-block-type="embed" data-block-json='{ "html": "&lt;iframe src=&#39;/tides&#39; title=&#39;Tides&#39;>&lt;/iframe>" }'></div>`
const preview = documentOf(blocks, '<script type="module" src="/__skerry/skerry.mjs"></script>')
const frame = `<iframe title="Preview" width="800" height="1200" srcdoc="${preview.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`

const site = siteForTests({
  pages: { '/editor': documentOf(frame), '/tides': documentOf('High at noon') },
})

async function openPreview(): Promise<Frame> {
  const { page } = await site.visit('/editor')
  const inner = await (await page.waitForSelector('iframe')).contentFrame()
  await inner?.waitForSelector('[data-block-type="embed"] iframe')
  return inner!
}

describe('a page in a frame that has no URL of its own', () => {
  it('plays audio and shows frames from the site', async () => {
    const inner = await openPreview()
    const tides = inner.getByTitle('Tides')
    await expect.poll(() => tides.getAttribute('src')).toBe(`${site.server.url}/tides`)
    await expect.poll(() => inner.getByRole('button', { name: /Play/ }).count()).toBe(1)
  })
})
