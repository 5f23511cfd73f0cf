import { defineBlock } from '../../src/runtime/defineBlock'
import type { DonationButtonProps } from './props'

/** B4 Donation button: click, Enter or Space opens the donation page (B2 Donate block). */
export const donationButton = defineBlock<DonationButtonProps>({
  name: 'donation-button',
  selector: '.sqs-block-donation, [data-donate-page-id]:not(.sqs-block-donation *)',
  when: 'visible',
  earlyInteractions: {
    click: '.sqs-block-donation .sqs-donate-button, [data-donate-page-id]',
    keydown: '.sqs-block-donation .sqs-donate-button, [data-donate-page-id]',
  },
  load: () => import('./block'),
})
