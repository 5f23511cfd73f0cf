import { navigate } from '../../src/browser/navigate'
import { donateUrl } from '../../src/model/routes'
import { useServerElement } from '../../src/runtime/useServerElement'
import type { DonationButtonProps } from './block'

const native = 'button, a[href], input, summary'

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
      // A native button turns both keys into a click by itself.
      const isPress = event.key === 'Enter' || event.key === ' '
      if (isPress && !isNative && !event.repeat) donate(event)
    },
  })
  return null
}
