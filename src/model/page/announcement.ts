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
 * text, or if the page shows no bar. Where the context of an older page does not say, its style decides
 * (docs/decisions.md#31). The entry contains it, so it uses no helpers.
 */
export function readAnnouncement(settings: unknown, isShown: unknown): Announcement | null {
  const { text, style, clickthroughUrl: link }: { readonly [key: string]: unknown } = Object(settings)
  if (typeof text !== 'string' || !text.trim()) return null
  return (typeof isShown === 'boolean' ? isShown : style !== noStyle) ? { text, link } : null
}

/** Where the browser keeps which announcement the visitor closed, among the values that need consent. */
export const closedAnnouncementKey = 'closed announcement'

/** What is announced and where it leads. An announcement with other words or another link is new. */
export function announcementId({ text, link }: Announcement): string {
  return JSON.stringify([text, link])
}
