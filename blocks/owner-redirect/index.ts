import { definePageBlock } from '../../src/runtime/definePageBlock'
import type { OwnerRedirectProps } from './props'

/** R5, B2 Owner redirect: an account of the site that is logged in goes to the configuration panel. */
export const ownerRedirect = definePageBlock<OwnerRedirectProps>({
  name: 'owner-redirect',
  wants: (page) => page.authenticatedAccount !== null,
  when: 'now',
  draws: false,
  load: () => import('./block'),
})
