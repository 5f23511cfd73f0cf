import { BlockError } from '../../src/errors/BlockError'
import { readText } from '../../src/runtime/attributes'
import { DonationButton } from './DonationButton'
import { messages } from './messages'
import type { DonationButtonProps } from './props'

/**
 * Finds the button: in a donation block, or the element itself if it names the page. Returns `null` if a block has a
 * link instead, which works without this code. Throws a `BlockError` without a button or page id.
 */
export function parse(element: HTMLElement): DonationButtonProps | null {
  const isBlock = element.classList.contains('sqs-block-donation')
  const inner = isBlock ? element.querySelector<HTMLElement>('.sqs-donate-button, [data-donate-page-id]') : null
  if (isBlock && !inner && element.querySelector('a[href]')) return null
  const button = inner ?? (element.hasAttribute('data-donate-page-id') ? element : null)
  if (!button) throw new BlockError(messages.noButton)
  const donatePageId = readText(button, 'data-donate-page-id') || readText(element, 'data-donate-page-id')
  if (!donatePageId) {
    throw new BlockError(messages.noPage)
  }
  return { button, donatePageId }
}

export const view = DonationButton
export const place = 'over'
