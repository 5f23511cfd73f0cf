import { ok } from '../http/Answer'
import type { Operation } from '../http/Operation'

/** The id of a session recording; the id `mock` means that nothing is recorded (B7). */
export const sessionRecordingOperations: readonly Operation[] = [
  {
    id: 'SessionRecordingId',
    method: 'GET',
    path: '/api/commerce/fullstory/getId',
    group: 'site',
    crumb: 'none',
    answer: () => ok('mock'),
  },
]
