import { definePageBlock } from '../../src/runtime/definePageBlock'
import { marker, type OwnerRedirectProps } from './props'

/**
 * R5, B2 Owner redirect: an account of the site that is logged in goes to the configuration panel. A visitor's page with
 * the marker is noted too, because the account may log in later.
 */
export const ownerRedirect = definePageBlock<OwnerRedirectProps>({
  name: 'owner-redirect',
  wants: (page) => page.authenticatedAccount !== null || location.search.includes(marker),
  when: 'now',
  draws: false,
  load: () => import('./block'),
})
