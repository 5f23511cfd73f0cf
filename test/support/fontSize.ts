import type { Page } from 'playwright'

/** Sets the font size in the settings of the visitor's browser, which is 16 px by default. */
export async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
}
