import { definePageBlock } from '../../src/runtime/definePageBlock'
import type { PricingToggleProps } from './props'

/** B23 The two prices of a member area, on the page that invites visitors to join. */
export const pricingToggle = definePageBlock<PricingToggleProps>({
  name: 'pricing-toggle',
  wants: ({ pageType }) => pageType === 'member-area-access-denied' || pageType === 'paywall',
  dropzone: '.ma-pricing-toggle-wrapper',
  when: 'now',
  draws: false,
  load: () => import('./block'),
})
