import { declined, ok } from '../http/Answer'
import type { Operation } from '../http/Operation'
import { nextId } from '../state/random'
import { record } from './events'

/** Performance settings and records (B7). */
export const performanceOperations: readonly Operation[] = [
  {
    id: 'PerformanceSettings',
    method: 'GET',
    path: '/api/1/performance/settings',
    group: 'telemetry',
    crumb: 'none',
    answer: ({ backend }) => ok({ pageLoadId: nextId(backend.state) }),
  },
  {
    id: 'PerformanceRecords',
    method: 'POST',
    path: '/api/1/performance/records',
    group: 'telemetry',
    crumb: 'none',
    answer: (call) => {
      if (!Array.isArray(call.body.value)) {
        return declined({ errorKey: 'RECORDS_UNREADABLE', status: 422, message: 'Records come as a list.' })
      }
      for (const one of call.body.value) record(call, 'record', one)
      return ok({}, 202)
    },
  },
]
