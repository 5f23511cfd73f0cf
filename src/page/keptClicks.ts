import { keptClicksStart } from '../browser/drafts'
import { sessionValues } from '../browser/storage'
import type { Page } from '../model/page/page'
import { isRecord } from '../model/text/json'

/**
 * Adds to the cart what was clicked in this tab on a page that was left before its code had loaded
 * (docs/decisions.md#73): now, and when the visitor comes back to this page. Returns a function that stops it.
 */
export function startKeptClicks({ websiteSettings: { storeSettings } }: Page): () => void {
  const isExpress = isRecord(storeSettings) && storeSettings.expressCheckout === true
  const add = async () => {
    const keys = document.hidden ? [] : sessionValues.keys(keptClicksStart)
    if (isExpress) keys.forEach(sessionValues.remove)
    if (isExpress || keys.length === 0) return
    const { addKeptClicks } = await import('./addKeptClicks')
    addKeptClicks(keys)
  }
  const follow = () => void add().catch(reportError)
  follow()
  document.addEventListener('visibilitychange', follow)
  return () => document.removeEventListener('visibilitychange', follow)
}
