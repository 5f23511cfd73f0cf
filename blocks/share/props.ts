/** The content to share. */
export interface ShareProps {
  /** An http or https URL. */
  readonly url: string
  readonly title: string
  /** The URL of its image; empty if it has none. */
  readonly image: string
}
