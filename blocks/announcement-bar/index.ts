import { definePageBlock } from '../../src/runtime/definePageBlock'
import type { AnnouncementBarProps } from './props'
import { readAnnouncement } from './readAnnouncement'

/**
 * B2, B20 The owner's announcement above the page. It loads if the settings ask for one, or if somebody is logged in
 * (docs/decisions.md#31).
 */
export const announcementBar = definePageBlock<AnnouncementBarProps>({
  name: 'announcement-bar',
  wants: ({ authenticatedAccount, websiteSettings }) =>
    authenticatedAccount !== null || readAnnouncement(websiteSettings) !== null,
  when: 'now', // it moves the page, so the earlier the better
  draws: false,
  load: () => import('./block'),
})
