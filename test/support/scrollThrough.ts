import type { Page } from 'playwright'

/** Scrolls through the page and back to its top, so that every block comes near the screen. Does not wait until blocks are ready. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const patience = () => new Promise((done) => setTimeout(done, 500)) // a page in the background may have no frames
    for (let y = 0; y <= document.documentElement.scrollHeight; y += 400) {
      scrollTo(0, y)
      await Promise.race([frame().then(frame), patience()])
    }
    scrollTo(0, 0)
  })
}
