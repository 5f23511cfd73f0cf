import type { IcsEvent } from '../../src/model/calendar/icsFile'

/** An event as the server sent it. */
export interface EventProps {
  readonly event: IcsEvent
  /** The server's link that becomes the file; `null` if there is none. */
  readonly link: HTMLAnchorElement | null
  readonly fileName: string
}
