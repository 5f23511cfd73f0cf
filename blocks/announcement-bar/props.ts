/** What an owner announces. */
export interface Announcement {
  /** HTML, not sanitised. */
  readonly text: string
  /** The page that the whole bar leads to, not validated; empty if it leads nowhere. */
  readonly url: string
  readonly opensWindow: boolean
}

export interface AnnouncementBarProps extends Announcement {
  /** The text after it was sanitised. */
  readonly content?: DocumentFragment
}
