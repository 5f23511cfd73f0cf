import { navigate } from '../../src/browser/navigate'
import { isPress } from '../../src/browser/plainClick'
import { donateUrl } from '../../src/model/address/routes'
import { useServerElement } from '../../src/runtime/useServerElement'
import type { DonationButtonProps } from './props'

const pressedBySpace = 'button, input, summary'
const native = `a[href], ${pressedBySpace}`

/** B4 Donation button: the server's button, whatever element it is, leads to its donation page. */
export function DonationButton({ button, donatePageId }: DonationButtonProps) {
  const donate = (event: Event) => {
    event.preventDefault()
    navigate(donateUrl(donatePageId))
  }
  const isNative = button.matches(native)

  useServerElement(button, {
    role: isNative ? button.getAttribute('role') : 'button',
    tabindex: isNative ? button.getAttribute('tabindex') : '0',
    onClick: donate,
    onKeyDown(event: KeyboardEvent) {
      // Of its own, a button turns both keys into a click, and a link Enter: with Space it would scroll the page.
      if (!isPress(event) || button.matches(event.key === ' ' ? pressedBySpace : native)) return
      if (event.repeat) event.preventDefault()
      else donate(event)
    },
  })
  return null
}
