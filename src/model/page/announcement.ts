/** What an owner announces above the page. */
export interface Announcement {
  /** HTML, not sanitised. */
  readonly text: string
  /** `clickthroughUrl` of the settings, not validated: where the whole bar leads. */
  readonly link: unknown
}

const noStyle = 1 // as in the settings of popups

/**
 * Reads `announcementBarSettings` and `showAnnouncementBar` of the page context, neither validated; `null` without a
 * text, or if the page shows no bar. If the context of an older page does not say whether it does, the style decides
 * (docs/decisions.md#31). This function is part of the entry, so it uses no helpers.
 */
export function readAnnouncement(settings: unknown, isShown: unknown): Announcement | null {
  const { text, style, clickthroughUrl: link }: { readonly [key: string]: unknown } = Object(settings)
  if (typeof text !== 'string' || !text.trim()) return null
  return (typeof isShown === 'boolean' ? isShown : style !== noStyle) ? { text, link } : null
}

/** The key under which the browser stores which announcement the visitor closed, among the values that need consent. */
export const closedAnnouncementKey = 'closed announcement'

/** Identifies an announcement by its text and its link. If either changes, it is a new announcement. */
export function announcementId({ text, link }: Announcement): string {
  return JSON.stringify([text, link])
}
