import { declined } from '../http/Answer'
import { jsonMember, textMember } from '../http/body'
import type { Call, Operation } from '../http/Operation'
import { record } from './events'

/** Page views, and what visitors see and click (B7). */
export const censusOperations: readonly Operation[] = [
  census('RecordHit', 'RecordHit', (call) => {
    const name = textMember(call.body.value, 'event')
    const data = jsonMember(call.body.value, 'data')
    if (name === '' || typeof data !== 'object' || data === null) {
      return declined({ errorKey: 'HIT_UNREADABLE', status: 422, message: 'A hit needs event and data.' })
    }
    return record(call, name, { ...Object(call.body.value), data })
  }),
  census('ButtonClick', 'button-click'),
  census('ButtonRender', 'button-render'),
  census('FormRender', 'form-render'),
  census('Overlay', 'overlay'),
  census('RecordQuickView', 'RecordQuickView/{id}', (call) =>
    record(call, call.operation.id, { itemId: call.params.id ?? '', ...Object(call.body.value) }),
  ),
]

function census(id: string, name: string, answer: Operation['answer'] = recordBody): Operation {
  return { id, method: 'POST', path: `/api/census/${name}`, group: 'telemetry', crumb: 'none', answer }
}

function recordBody(call: Call) {
  return record(call, call.operation.id, call.body.value)
}
