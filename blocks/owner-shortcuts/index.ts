import { definePageBlock } from '../../src/runtime/definePageBlock'
import { hasLoggedOut } from './hasLoggedOut'
import type { OwnerShortcutsProps } from './props'

/** R6, A2, B2: Escape opens the configuration panel, Shift+Escape logs out, and a message confirms it. */
export const ownerShortcuts = definePageBlock<OwnerShortcutsProps>({
  name: 'owner-shortcuts',
  wants: (page) =>
    page.authenticatedAccount !== null || page.websiteSettings.useEscapeKeyToLogin === true || hasLoggedOut(),
  draws: false,
  load: () => import('./block'),
})
