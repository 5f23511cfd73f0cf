import { definePageBlock } from '../../src/runtime/definePageBlock'
import type { GiftCardBalanceProps } from './props'

const attribute = '[data-gift-card-balance]'

/** C6 The balance of a gift card: a form whose result is shown in place. */
export const giftCardBalance = definePageBlock<GiftCardBalanceProps>({
  name: 'gift-card-balance',
  wants: () => true,
  dropzone: attribute,
  draws: false,
  load: () => import('./block'),
})
