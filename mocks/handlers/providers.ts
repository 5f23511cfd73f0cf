import type { Answer } from '../http/Answer'
import type { Operation } from '../http/Operation'
import { commentCounterStandIn } from '../providers/commentCounter'
import { followStandIn } from '../providers/follow'
import { openTableStandIn } from '../providers/openTable'
import { tockStandIn } from '../providers/tock'

const reservationStandIns: { readonly [provider: string]: () => string } = {
  opentable: openTableStandIn,
  tock: tockStandIn,
}

/** Stand-ins for the scripts of reservations, comment counters and follow buttons. Not part of the platform's API. */
export const providerOperations: readonly Operation[] = [
  {
    id: 'ReservationStandIn',
    method: 'GET',
    path: '/api/reservations/stand-ins/{provider}',
    group: 'site',
    crumb: 'none',
    answer: ({ params: { provider = '' } }) => {
      const standIn = Object.hasOwn(reservationStandIns, provider) ? reservationStandIns[provider] : undefined
      if (standIn === undefined) return { status: 404, json: { error: `There is no stand-in for ${provider}.` } }
      return script(standIn())
    },
  },
  {
    id: 'CommentCounterStandIn',
    method: 'GET',
    path: '/api/comments/stand-ins/{shortname}/count.js',
    group: 'site',
    crumb: 'none',
    answer: () => script(commentCounterStandIn()),
  },
  {
    id: 'FollowStandIn',
    method: 'GET',
    path: '/api/follow/stand-in',
    group: 'site',
    crumb: 'none',
    answer: () => script(followStandIn()),
  },
]

function script(body: string): Answer {
  return { status: 200, headers: { 'Content-Type': 'text/javascript; charset=utf-8' }, body }
}
