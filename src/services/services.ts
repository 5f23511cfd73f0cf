import { isFirstInitialisation } from '../browser/initialisations'
import { closeSession } from '../data/session'
import type { Page } from '../model/page/page'
import { type AdminEvents, createAdminEvents } from './adminEvents'
import { createExperiments, type Experiments } from './experiments'
import { type EventOptions, type ServiceEvent, sendEvent } from './sendEvent'
import { sessionRecordingId } from './sessionRecording'
import { type SiteServices, siteServices } from './siteServices'

/** What `Skerry.services()` resolves with: services of the site for a page's own scripts (D6, D8, D11, D13). */
export interface Services extends SiteServices {
  readonly experiments: Experiments
  readonly adminEvents: AdminEvents
  /**
   * Sends an event to the site's event service. Rejects with an `EventTrackingError` if the server does not accept it,
   * and with a `TypeError` if one of its required texts is missing.
   */
  sendEvent(event: ServiceEvent, options?: EventOptions): Promise<void>
  /**
   * Logs the member of the site out (B7), with or without a copy of the cart, and deletes the drafts of forms. Rejects
   * with a `RequestError`.
   */
  logOut(options: { readonly cloneCart: boolean }): Promise<void>
  /**
   * Whether Skerry has started only once since the page was loaded; false after a template has replaced the page (B4).
   */
  isFirstInitialisation(): boolean
  /**
   * The id under which this visit may be recorded; `null` unless the feature toggle `session-recording`, the flag
   * `session-recording-sample`, the device and the visitor's consent all allow it.
   */
  sessionRecordingId(): Promise<string | null>
}

/** Creates the services of a page. Takes the page, and its context as the server wrote it. */
export function createServices(page: Page, context: { readonly [key: string]: unknown }): Services {
  const experiments = createExperiments(context)
  return {
    ...siteServices,
    experiments,
    adminEvents: createAdminEvents(context),
    sendEvent: (event, options) => sendEvent(page, event, options),
    logOut: ({ cloneCart }) => closeSession({ cloneCart }),
    isFirstInitialisation,
    sessionRecordingId: () => sessionRecordingId(experiments),
  }
}
