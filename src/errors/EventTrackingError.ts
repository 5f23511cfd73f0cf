import { SkerryError } from './SkerryError'

/**
 * The server did not accept an event (B7: its status is neither 200 nor 202), or did not let the page measure its
 * performance. Visitors do not see it.
 */
export class EventTrackingError extends SkerryError {
  override readonly name = 'EventTrackingError'

  constructor(
    message: string,
    /** 0 if there was no response. */
    readonly status: number,
  ) {
    super(message)
  }
}
