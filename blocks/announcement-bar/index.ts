import { readAnnouncement } from '../../src/model/page/announcement'
import { removeAnnouncementRoom } from '../../src/runtime/announcementRoom'
import { definePageBlock } from '../../src/runtime/definePageBlock'
import { showsAnnouncementBar } from '../../src/runtime/pageContext'
import type { AnnouncementBarProps } from './props'

/**
 * B2, B20 The owner's announcement above the page. It loads if the settings contain one, or if someone is logged in
 * (docs/decisions.md#31).
 */
export const announcementBar = definePageBlock<AnnouncementBarProps>({
  name: 'announcement-bar',
  wants: ({ authenticatedAccount, websiteSettings }) =>
    authenticatedAccount !== null ||
    readAnnouncement(websiteSettings.announcementBarSettings, showsAnnouncementBar()) !== null,
  when: 'now', // the space for it is at the top of the page, and is empty until it loads
  draws: false,
  giveBack: removeAnnouncementRoom,
  load: () => import('./block'),
})
