import { SkerryError } from './SkerryError'

/**
 * The server did not take an event (B7: its status is neither 200 nor 202), or did not let the page measure its
 * performance. Nothing for visitors.
 */
export class EventTrackingError extends SkerryError {
  override readonly name = 'EventTrackingError'

  constructor(
    message: string,
    /** 0 where no answer came. */
    readonly status: number,
  ) {
    super(message)
  }
}
