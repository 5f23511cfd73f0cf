/** A button to follow an account. */
export interface FollowProps {
  /** Without the leading `@`. */
  readonly username: string
  /** The URL of the network's script. */
  readonly script: string
}
