import type { Page } from '../../src/model/page/page'
import { isRecord } from '../../src/model/text/json'
import { showsAnnouncementBar } from '../../src/runtime/pageContext'
import type { Announcement } from './props'

const noStyle = 1 // as in the settings of popups

/**
 * Reads `announcementBarSettings`; `null` without a text, or if the page shows no bar. Where the context of an older
 * page does not say, its style decides (docs/decisions.md#31).
 */
export function readAnnouncement({ announcementBarSettings: settings }: Page['websiteSettings']): Announcement | null {
  if (!isRecord(settings) || typeof settings.text !== 'string' || !settings.text.trim()) return null
  if (!(showsAnnouncementBar() ?? settings.style !== noStyle)) return null
  const link = isRecord(settings.clickthroughUrl) ? settings.clickthroughUrl : {}
  return {
    text: settings.text,
    url: typeof link.url === 'string' ? link.url : '',
    opensWindow: link.newWindow === true,
  }
}
