import type { IcsEvent } from '../../src/model/calendar/icsFile'

/** A served event. */
export interface EventProps {
  readonly event: IcsEvent
  /** The server's link that becomes the calendar file; `null` if there is none. */
  readonly link: HTMLAnchorElement | null
  readonly fileName: string
}
