import { definePageBlock } from '../../src/runtime/definePageBlock'
import type { AccountLinkProps } from './props'

/** The account link of newer templates, which otherwise only the platform's script shows (docs/decisions.md#87). */
export const accountLink = definePageBlock<AccountLinkProps>({
  name: 'account-link',
  wants: () => true,
  dropzone: '.user-accounts-link',
  draws: false,
  load: () => import('./block'),
})
