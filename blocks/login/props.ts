import type { openSession } from '../../src/data/session'

/** A login form. */
export interface LoginProps {
  readonly form: HTMLFormElement
  /** The URL to open after login. */
  readonly returnTo: string
  /** Loaded before the block is attached. */
  readonly openSession?: typeof openSession
}
