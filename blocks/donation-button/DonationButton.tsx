import { navigate } from '../../src/browser/navigate'
import { isPlainClick, isPress } from '../../src/browser/plainClick'
import { donateUrl } from '../../src/model/address/routes'
import { useServerElement } from '../../src/runtime/useServerElement'
import type { DonationButtonProps } from './props'

const pressedBySpace = 'button, input, summary'
const native = `a[href], ${pressedBySpace}`

/** B4 Donation button: makes the server's button, of any element, open its donation page. */
export function DonationButton({ button, donatePageId }: DonationButtonProps) {
  const donate = (event: Event) => {
    event.preventDefault()
    navigate(donateUrl(donatePageId))
  }
  const isNative = button.matches(native)

  useServerElement(button, {
    role: isNative ? button.getAttribute('role') : 'button',
    tabindex: isNative ? button.getAttribute('tabindex') : '0',
    onClick(event: MouseEvent) {
      // A modifier makes a link open in another tab or window.
      if (!button.matches('a[href]') || isPlainClick(event)) donate(event)
    },
    onKeyDown(event: KeyboardEvent) {
      // Browsers turn both keys into a click on a button, but only Enter on a link, where Space would scroll the page.
      if (!isPress(event) || button.matches(event.key === ' ' ? pressedBySpace : native)) return
      if (event.repeat) event.preventDefault()
      else donate(event)
    },
  })
  return null
}
