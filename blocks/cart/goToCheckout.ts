import { mayHaveCart } from '../../src/browser/cartCookies'
import { areCookiesEnabled } from '../../src/browser/cookies'
import { navigate } from '../../src/browser/navigate'
import { messages as dataMessages } from '../../src/data/messages'

/**
 * Opens the checkout. Without cookies or without a cart, shows an alert instead (A2 Screens and routes). Resolves to
 * whether the page is being left. Rejects if the alert cannot be loaded.
 */
export async function goToCheckout(url: string): Promise<boolean> {
  if (areCookiesEnabled() && mayHaveCart()) {
    navigate(url)
    return true
  }
  const { alertDialog } = await import('../../src/ui/dialogs')
  alertDialog(dataMessages.session)
  return false
}
