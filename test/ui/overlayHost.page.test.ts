import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SharedBrowser, shareChromium } from '../support/browser'
import { type SourcePage, serveSource } from '../support/sourcePage'

const source = `
  import { openDialog } from './src/ui/dialogs'
  import { showSystemError } from './src/ui/systemErrorOverlay'
  import { openLightbox } from './src/ui/lightbox'
  const slide = { id: '', url: '', image: null, source: 'data:image/gif;base64,AAAA', dimensions: { width: 9, height: 6 },
    title: '', description: '', video: null, clickThroughUrl: '' }
  Object.assign(window, {
    opens: {
      'a dialog': () => openDialog({ kind: 'confirm', message: 'The kayak goes.' }),
      'a lightbox': () => openLightbox({ slides: [slide], index: 0, theme: 'dark', opener: null }),
      'the error overlay': () => showSystemError({ message: 'The boat leaks.' }),
    },
  })
`
const body = `<main><h1>Harbour</h1><button id="show" onclick="book.showModal()">Book a boat</button></main>
  <dialog id="book" style="transform: translateX(0); overflow: auto"><h2>Boats</h2><button id="opener">Kayak</button></dialog>`

let browser: SharedBrowser
let served: SourcePage
let page: Page

beforeAll(async () => {
  browser = await shareChromium()
  served = await serveSource(source, body)
})
afterAll(async () => {
  await browser.close()
  await served.close()
})
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 800, height: 600 }, reducedMotion: 'reduce' })
  page.setDefaultTimeout(10_000)
  await page.goto(served.url)
  await page.click('#show')
  await page.focus('#opener')
})
afterEach(() => page.close())

async function open(kind: string): Promise<void> {
  await page.evaluate((name) => {
    ;(window as never as { opens: { [name: string]: () => void } }).opens[name]?.()
  }, kind)
  await page.locator('[aria-modal="true"]').waitFor()
}

const isDialogOpen = () => page.locator('#book').evaluate((dialog) => (dialog as HTMLDialogElement).open)
const focusedId = () => page.evaluate(() => document.activeElement?.id)

describe.each(['a dialog', 'a lightbox', 'the error overlay'])('%s that a modal dialog of the page opens', (kind) => {
  it('lies above it and can be used', async () => {
    await open(kind)
    await page.locator('[aria-modal="true"] button').last().click({ trial: true })
    expect(await page.locator('#opener').getAttribute('inert')).not.toBeNull()
    await page.keyboard.press('Escape')
    await page.locator('[aria-modal="true"]').waitFor({ state: 'detached' })
    expect(await isDialogOpen()).toBe(true)
    await expect.poll(focusedId).toBe('opener')
    await expect.poll(() => page.locator('#book').innerHTML()).toBe('<h2>Boats</h2><button id="opener">Kayak</button>')
  })

  it('closes with it', async () => {
    await open(kind)
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#book')?.close())
    await page.locator('[data-layer]').waitFor({ state: 'detached' })
    await page.click('#show')
    await page.click('#opener')
  })
})
