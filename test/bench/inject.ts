import type { Page } from 'playwright'

/**
 * Puts a script into a page that is already there, and resolves when it has run: a Skerry tag has then scanned the page
 * and watches its blocks.
 */
export async function inject(page: Page, src: string): Promise<void> {
  await page.evaluate(
    (address) =>
      new Promise<void>((resolve, reject) => {
        const script = document.createElement('script')
        if (!address.endsWith('.umd.js')) script.type = 'module'
        script.onload = () => resolve()
        script.onerror = () => reject(new Error(`${address} failed to load`))
        script.src = address
        document.head.append(script)
      }),
    src,
  )
}

/** Remembers the longest task of the page from now on; read it with `longestTask`. */
export async function watchTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const host = globalThis as { longestTaskMs?: number }
    host.longestTaskMs = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) host.longestTaskMs = Math.max(host.longestTaskMs ?? 0, duration)
    }).observe({ type: 'longtask' })
  })
}

/** Milliseconds of the longest task since `watchTasks`; 0 where none took 50 ms, below which browsers report nothing. */
export function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as { longestTaskMs?: number }).longestTaskMs ?? 0)
}
