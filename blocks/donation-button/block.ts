import { BlockError } from '../../src/errors/BlockError'
import { readText } from '../../src/runtime/attributes'
import { DonationButton } from './DonationButton'

export interface DonationButtonProps {
  readonly button: HTMLElement
  /** `data-donate-page-id`: the donation page to lead to. */
  readonly donatePageId: string
}

/** Finds the button of a donation block, or takes the element itself where it carries the attribute. */
export function parse(element: HTMLElement): DonationButtonProps {
  const isBlock = element.classList.contains('sqs-block-donation')
  const button = isBlock ? element.querySelector<HTMLElement>('.sqs-donate-button, [data-donate-page-id]') : element
  if (!button) {
    throw new BlockError(
      'This donation block has no button, so nobody can donate. Put an element with data-donate-page-id inside it.',
    )
  }
  const donatePageId = readText(button, 'data-donate-page-id') || readText(element, 'data-donate-page-id')
  if (!donatePageId) {
    throw new BlockError('The donation button names no page. Give its data-donate-page-id the id of a donation page.')
  }
  return { button, donatePageId }
}

export const view = DonationButton
export const place = 'over'
