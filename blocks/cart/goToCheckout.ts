import { areCookiesEnabled, readCookie } from '../../src/browser/cookies'
import { navigate } from '../../src/browser/navigate'
import { messages as dataMessages } from '../../src/data/messages'

/**
 * Leaves for the checkout. Without cookies or without a cart an alert says so instead (A2 Screens and routes). Rejects
 * if the alert cannot be loaded.
 */
export async function goToCheckout(url: string): Promise<void> {
  if (areCookiesEnabled() && hasCart()) return navigate(url)
  const { alertDialog } = await import('../../src/ui/dialogs')
  alertDialog(dataMessages.session)
}

/** The platform's cookies of a visitor with a cart. */
function hasCart(): boolean {
  return readCookie('hasCart') === 'true' || readCookie('CART') !== null
}
