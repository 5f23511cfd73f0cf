import { definePageBlock } from '../../src/runtime/definePageBlock'
import { marker, type OwnerRedirectProps } from './props'

/**
 * R5, B2 Owner redirect: a logged-in account of the site is redirected to the configuration panel. The marker is stored
 * even when a visitor opens the page, because the account may log in later.
 */
export const ownerRedirect = definePageBlock<OwnerRedirectProps>({
  name: 'owner-redirect',
  wants: (page) => page.authenticatedAccount !== null || location.search.includes(marker),
  when: 'now',
  draws: false,
  load: () => import('./block'),
})
