import type { openSession } from '../../src/data/session'

/** A form in which members log in. */
export interface LoginProps {
  readonly form: HTMLFormElement
  /** The address to which a login leads. */
  readonly returnTo: string
  /** Loaded before the block is attached. */
  readonly openSession?: typeof openSession
}
