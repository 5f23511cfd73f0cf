import type { Announcement } from '../../src/model/page/announcement'

export interface AnnouncementBarProps extends Announcement {
  /** The text after it was sanitised. */
  readonly content?: DocumentFragment
}
