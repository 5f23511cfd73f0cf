import type { Page } from 'playwright'

/** Waits until Skerry has prepared the page for paper, which it does when the page is idle. */
export async function untilPrintable(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.adoptedStyleSheets.some(({ cssRules }) =>
      [...cssRules].some(({ cssText }) => cssText.includes('print-color-adjust')),
    ),
  )
}
