import type { Page } from 'playwright'

/**
 * Adds a script to a loaded page and resolves when it has run. A Skerry script has then scanned the page and observes
 * its blocks.
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

/** Records the longest task of the page from now on. Read it with `longestTask`. */
export async function watchTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const host = globalThis as { longestTaskMs?: number }
    host.longestTaskMs = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) host.longestTaskMs = Math.max(host.longestTaskMs ?? 0, duration)
    }).observe({ type: 'longtask' })
  })
}

/** Milliseconds of the longest task since `watchTasks`; 0 if none took 50 ms, the minimum that browsers report. */
export function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as { longestTaskMs?: number }).longestTaskMs ?? 0)
}
