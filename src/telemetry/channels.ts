import { crumbField, crumbHeader } from '../data/crumb'

/** One message for the server, as plain JSON. It may stay in the journal until another page sends it. */
export interface TelemetryEvent {
  readonly eventId: string
  readonly [field: string]: unknown
}

/** The POST request that a channel creates from its events. */
export interface Message {
  readonly path: string
  readonly body: string
  readonly type: string
  readonly headers: { readonly [name: string]: string }
}

/** A way to send events. Tokens are added when a message is composed, so that none is stored in the journal. */
export interface Channel {
  readonly mostEvents: number
  /** The size of an event, given as JSON, in the body, in bytes. */
  readonly measure: (json: string) => number
  readonly compose: (events: readonly TelemetryEvent[]) => Message
}

export type ChannelName = keyof typeof channels

const formType = 'application/x-www-form-urlencoded;charset=UTF-8'
const jsonType = 'application/json'
const tracePath = '/api/events/Trace'
const errorsPath = '/api/events/RecordJavascriptErrors'
const mostTraces = 1000
const mostErrors = 10 // A9 Error reports: queue 10

/** The channels: what is sent where, and how (A7, B7). */
export const channels = {
  /** A7: field data = JSON string list of entries with pageUrl, type, data. */
  trace: {
    mostEvents: mostTraces,
    measure: encodedLength,
    compose: (events) => form(tracePath, { data: JSON.stringify(events) }),
  },
  /** A7: JSON array of events with event, data, timestamp; CSRF header from the crumb cookie. */
  errors: {
    mostEvents: mostErrors,
    measure: utf8Length,
    compose: (events) => ({
      path: errorsPath,
      body: JSON.stringify(events),
      type: jsonType,
      headers: crumbHeader(errorsPath),
    }),
  },
  /** B7: form-encoded, one event per request. */
  form: {
    mostEvents: 1,
    measure: encodedLength,
    compose: ([event]) => {
      const { path, fields, wantsCrumb, eventId } = event as FormEvent
      return form(path, { ...(wantsCrumb ? crumbField(path) : {}), ...fields, eventId })
    },
  },
} as const satisfies Record<string, Channel>

/** An event of the `form` channel. */
export interface FormEvent extends TelemetryEvent {
  readonly path: string
  readonly fields: { readonly [name: string]: string }
  /** Whether the token is sent as the field `crumb` (B7 RecordEvent). */
  readonly wantsCrumb: boolean
}

/** The channel of that name; `undefined` for a name in the journal that another version of Skerry wrote. */
export function channelOf(name: string): Channel | undefined {
  return Object.hasOwn(channels, name) ? channels[name as ChannelName] : undefined
}

function form(path: string, fields: { readonly [name: string]: string }): Message {
  return { path, body: new URLSearchParams(fields).toString(), type: formType, headers: {} }
}

function encodedLength(text: string): number {
  return new URLSearchParams([['', text]]).toString().length
}

function utf8Length(text: string): number {
  return new TextEncoder().encode(text).length
}
