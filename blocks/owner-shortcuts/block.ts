import { recordChanges } from '../../src/browser/elementChanges'
import { isComposing } from '../../src/browser/isComposing'
import { isInEditor, isPanelPath } from '../../src/browser/isInEditor'
import { navigate } from '../../src/browser/navigate'
import { panelUrl } from '../../src/model/address/redirect'
import type { Page } from '../../src/model/page/page'
import { isLoggedIn } from '../../src/model/page/roles'
import { hasLoggedOut, logoutParameter } from './hasLoggedOut'
import { messages } from './messages'
import type { OwnerShortcutsProps } from './props'
import { watchTyping } from './watchTyping'

/** Reads what Escape does for the current user. */
export function parse(_: HTMLElement, page: Page): OwnerShortcutsProps {
  const logsOut = isLoggedIn(page)
  const mayOpenPanel = logsOut || page.websiteSettings.useEscapeKeyToLogin === true
  const opensPanel = mayOpenPanel && !isPanelPath(location.pathname) // there, Escape belongs to its preview (A2)
  return { opensPanel, logsOut, hasLoggedOut: hasLoggedOut() }
}

/**
 * Listens for the key. Ignores it while it would close something else or lose input (docs/decisions.md#28). In the
 * editor, the key belongs to the panel.
 */
export function attach(_: HTMLElement, props: OwnerShortcutsProps): () => void {
  const changes = recordChanges()
  if (props.hasLoggedOut) confirmLogout().catch(reportError)
  const isTyping = watchTyping(changes)
  changes.listen(document, 'keydown', (event) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey, repeat, defaultPrevented } = event
    if (key !== 'Escape' || ctrlKey || altKey || metaKey || repeat || isComposing(event) || defaultPrevented) return
    if (!(shiftKey ? props.logsOut : props.opensPanel) || isInEditor() || isTyping(event)) return
    event.preventDefault()
    if (shiftKey) leave().catch(reportError)
    else navigate(panelUrl(location.pathname + location.search))
  })
  return changes.undo
}

/** Logs out and reloads this page, which then confirms the logout. If it fails, the system-error overlay is shown. */
async function leave(): Promise<void> {
  const { logOut } = await import('../../src/data/session')
  try {
    await logOut({ isForeground: true })
  } catch {
    return // the overlay is open
  }
  const url = new URL(location.href)
  url.searchParams.set(logoutParameter, 'true')
  navigate(url.href)
}

/** Shows the message once: removes the parameter from the URL, so that a reload does not show it again. */
async function confirmLogout(): Promise<void> {
  const url = new URL(location.href)
  url.searchParams.delete(logoutParameter)
  history.replaceState(history.state, '', url)
  const { informationDialog } = await import('../../src/ui/dialogs')
  informationDialog({ title: messages.title, message: messages.text })
}
