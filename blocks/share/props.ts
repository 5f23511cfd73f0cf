/** What is shared. */
export interface ShareProps {
  /** An http or https address. */
  readonly url: string
  readonly title: string
  /** The address of its picture; empty if it has none. */
  readonly picture: string
}
