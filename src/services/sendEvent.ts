import { readCookie } from '../browser/cookies'
import { EventTrackingError } from '../errors/EventTrackingError'
import { format } from '../language/format'
import type { Page } from '../model/page/page'
import { isRecord } from '../model/text/json'
import { messages as telemetryMessages } from '../telemetry/messages'
import { postBeacon } from '../telemetry/postBeacon'
import { scrubText } from '../telemetry/scrub'
import { marketingCookie } from '../telemetry/visitAttributes'
import { visitStart } from '../telemetry/visitor'
import { storedAnalyticsId } from './analyticsId'
import { messages } from './messages'

/**
 * An event of the event service (B3 Analytics and performance payloads). In addition to these texts, it may have the
 * others that the service knows, such as `object_identifier` or `product_page`. All other keys are custom data.
 */
export interface ServiceEvent {
  readonly actor: string
  readonly action: string
  readonly event_owner_team: string
  readonly event_source: string
  readonly object_type: string
  readonly [name: string]: unknown
}

/** How an event is sent. */
export interface EventOptions {
  /** The name of the schema of the custom data; empty by default. */
  readonly customSchemaName?: string
  /** The id by which the service knows the visitor; that of a cookie by default, empty without consent. */
  readonly analyticsId?: string
}

const path = '/api/v1/events'
const required = ['actor', 'action', 'event_owner_team', 'event_source', 'object_type']
const optional = [
  'object_identifier',
  'object_name',
  'indirect_object_type',
  'indirect_object_identifier',
  'indirect_object_name',
  'product_area',
  'product_page',
  'product_section',
  'user_member_account_id',
  'marketing_id',
  'session_id',
  'website_locale',
  'member_locale',
  'frontsite_language',
]
const takenStatuses = [200, 202] // B7

/**
 * Sends an event to the event service: as a beacon, whose response is not visible, or as a request. Rejects with an
 * `EventTrackingError` if there is no event or the server does not accept it, and with a `TypeError` if one of the
 * required texts is missing.
 */
export async function sendEvent(page: Page, event: ServiceEvent, options: EventOptions = {}): Promise<void> {
  if (!isRecord(event) || Object.keys(event).length === 0) throw new EventTrackingError(messages.noPayload, 0)
  for (const name of required) {
    if (typeof event[name] !== 'string' || event[name] === '')
      throw new TypeError(format(messages.textNeeded, { method: 'sendEvent', argument: name }))
  }
  const isCommon = (name: string) => required.includes(name) || optional.includes(name)
  const entries = Object.entries(event)
  const commonData = { ...visitOf(page), ...Object.fromEntries(entries.filter(([name]) => isCommon(name))) }
  const customData = Object.fromEntries(entries.filter(([name]) => !isCommon(name)))
  const { customSchemaName = '', analyticsId = storedAnalyticsId(page) } = options
  const common = JSON.stringify(commonData)
  const status = await postBeacon(
    path,
    JSON.stringify({ analyticsId, commonData: common, customData: JSON.stringify(customData), customSchemaName }),
  )
  if (status !== null && !takenStatuses.includes(status))
    throw new EventTrackingError(format(telemetryMessages.trackingFailed, { code: status }), status)
}

/** What the client adds to every event. */
function visitOf({ website, templateId, authenticatedAccount }: Page) {
  const startedAt = visitStart()
  const marketing = startedAt && readCookie(marketingCookie)
  return {
    window_width: innerWidth,
    window_height: innerHeight,
    language: navigator.language,
    page_host: location.host,
    page_path: scrubText(location.pathname),
    page_query: scrubText(location.search),
    referrer: scrubText(document.referrer),
    resolved_locale: new Intl.DateTimeFormat().resolvedOptions().locale,
    client_timestamp: Date.now(),
    ...(marketing && { marketing_id: marketing }),
    ...(startedAt && { session_id: startedAt }),
    ...(website.id && { website_id: website.id }),
    ...(templateId && { template_id: templateId }),
    ...(authenticatedAccount && { user_account_id: authenticatedAccount.id }),
  }
}
