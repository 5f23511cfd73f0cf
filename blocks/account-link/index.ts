import { definePageBlock } from '../../src/runtime/definePageBlock'
import type { AccountLinkProps } from './props'

/** The link of newer templates to the visitor's account, which only the platform's script shows (docs/decisions.md#87). */
export const accountLink = definePageBlock<AccountLinkProps>({
  name: 'account-link',
  wants: () => true,
  dropzone: '.user-accounts-link',
  draws: false,
  load: () => import('./block'),
})
