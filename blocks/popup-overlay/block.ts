import { recordChanges } from '../../src/browser/elementChanges'
import { isInEditor } from '../../src/browser/isInEditor'
import { BlockError } from '../../src/errors/BlockError'
import { isMobile } from '../../src/model/page/breakpoints'
import type { Page } from '../../src/model/page/page'
import { isPopupDue, readPopupOverlay } from '../../src/model/page/popupOverlay'
import { isRecord } from '../../src/model/text/json'
import { readJson } from '../../src/runtime/attributes'
import { messages } from './messages'
import { recallPopup } from './popupMemory'
import type { PopupOverlayProps } from './props'
import { whenDue } from './whenDue'

/**
 * Reads `popupOverlaySettings` of the page context, and `data-block-json`, whose keys take precedence. Returns `null`
 * if this page shows no popup overlay, or not to this visitor. Throws a `SyntaxError` if `data-block-json` is not JSON,
 * and a `BlockError` if the element is not a template.
 */
export function parse(template: HTMLElement, page: Page): PopupOverlayProps | null {
  if (template.localName !== 'template') throw new BlockError(messages.noTemplate)
  const own = readJson(template, 'data-block-json')
  const shared = page.websiteSettings.popupOverlaySettings
  const settings = { ...(isRecord(shared) && shared), ...(isRecord(own) && own) }
  const popup = readPopupOverlay(settings, page.collection?.id ?? '', isMobile(innerWidth))
  if (!popup || isInEditor() || !isPopupDue(popup, recallPopup(), Date.now())) return null
  return { ...popup, template: template as HTMLTemplateElement, page }
}

/** Opens the popup overlay when it is due, and remembers that the visitor closed it or signed up. */
export function attach(_: HTMLElement, props: PopupOverlayProps): () => void {
  const changes = recordChanges()
  // The visitor may have closed it in the meantime, in another tab or on a page that they came back from.
  const isStillDue = () => isPopupDue(props, recallPopup(), Date.now())
  const open = async () => {
    if (!isStillDue()) return
    const { openPopup } = await import('./openPopup')
    if (changes.signal.aborted) return
    const atOnce = { ...props, delayMs: null, scrollShare: null }
    // Waits again, because the visitor may have become busy while the code loaded.
    const stopWaiting = whenDue(atOnce, () => {
      if (isStillDue()) changes.onUndo(openPopup(props))
    })
    changes.onUndo(stopWaiting)
  }
  changes.onUndo(whenDue(props, () => open().catch(reportError)))
  return changes.undo
}
