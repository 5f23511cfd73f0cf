import { SkerryError } from './SkerryError'

/** The server did not take a tracked event: its status is neither 200 nor 202 (B7 RecordEvent). Nothing for visitors. */
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
