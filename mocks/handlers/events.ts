import { type Answer, declined, ok } from '../http/Answer'
import { jsonMember, textMember } from '../http/body'
import type { Call, Operation } from '../http/Operation'
import { recordEvent } from '../state/events'

/** Collectors of errors, traces and events (A7, B7). */
export const eventOperations: readonly Operation[] = [
  {
    id: 'RecordJavascriptErrors',
    method: 'POST',
    path: '/api/events/RecordJavascriptErrors',
    group: 'telemetry',
    crumb: 'required', // the CSRF header from the crumb cookie
    answer: (call) => recordList(call, call.body.value, 'event'),
  },
  {
    id: 'Trace',
    method: 'POST',
    path: '/api/events/Trace',
    group: 'telemetry',
    crumb: 'checked',
    answer: (call) => recordList(call, jsonMember(call.body.value, 'data'), 'type'),
  },
  {
    id: 'RecordEvent',
    method: 'POST',
    path: '/api/events/RecordEvent',
    group: 'telemetry',
    crumb: 'checked',
    answer: (call) => {
      const name = textMember(call.body.value, 'event')
      if (name === '') return unreadable('event')
      return record(call, name, { ...Object(call.body.value), data: jsonMember(call.body.value, 'data') })
    },
  },
  {
    id: 'SendEvent',
    method: 'POST',
    path: '/api/v1/events',
    group: 'telemetry',
    crumb: 'none',
    answer: (call) => {
      const events = Array.isArray(call.body.value) ? call.body.value : [call.body.value]
      for (const event of events) {
        const common = jsonMember(event, 'commonData')
        if (typeof common !== 'object' || common === null) return unreadable('commonData')
      }
      for (const event of events) recordServiceEvent(call, event)
      return ok({}, 202)
    },
  },
]

function recordServiceEvent(call: Call, event: unknown): void {
  const commonData = jsonMember(event, 'commonData')
  const customData = jsonMember(event, 'customData') ?? null
  const data = { ...Object(event), commonData, customData }
  const name = textMember(commonData, 'action') || textMember(event, 'customSchemaName') || 'event'
  keep(call, name, data, eventIdOf(event) ?? eventIdOf(customData) ?? eventIdOf(commonData))
}

function recordList(call: Call, list: unknown, nameMember: string): Answer {
  if (!Array.isArray(list)) return unreadable('a list')
  for (const entry of list) keep(call, textMember(entry, nameMember) || call.operation.id, entry, eventIdOf(entry))
  return ok()
}

/** Stores one event of this operation and answers 200. */
export function record(call: Call, name: string, data: unknown): Answer {
  keep(call, name, data, eventIdOf(data))
  return ok()
}

function keep(call: Call, name: string, data: unknown, id: string | null): void {
  recordEvent(call.backend.state, { id, operation: call.operation.id, name, data }, call.backend.now())
}

/** The sender's event id: an event sent twice is stored once. */
function eventIdOf(data: unknown): string | null {
  return textMember(data, 'eventId') || null
}

function unreadable(what: string): Answer {
  return declined({ errorKey: 'EVENT_UNREADABLE', status: 422, message: `The event lacks ${what}.` })
}
