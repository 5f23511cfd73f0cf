import { type Answer, declined, ok } from '../http/Answer'
import type { Call, Operation } from '../http/Operation'
import { likeCountOf, setLike } from '../state/likes'

const idShape = /^[0-9a-f]{24}$/

/** Likes of items, such as the entries of a journal (B18). Not part of the platform's known API. */
export const likeOperations: readonly Operation[] = [
  {
    id: 'LikeItem',
    method: 'POST',
    path: '/api/content-items/{id}/like',
    group: 'site',
    crumb: 'required',
    answer: (call) => answerLike(call, true),
  },
  {
    id: 'UnlikeItem',
    method: 'DELETE',
    path: '/api/content-items/{id}/like',
    group: 'site',
    crumb: 'required',
    answer: (call) => answerLike(call, false),
  },
]

function answerLike({ backend, params, session }: Call, isLiked: boolean): Answer {
  const { id = '' } = params
  if (!idShape.test(id)) return declined({ errorKey: 'ITEM_NOT_FOUND', status: 404, message: 'There is no such item.' })
  setLike(backend.state, id, { session: session().id, isLiked })
  return ok({ likeCount: likeCountOf(backend.state, id) })
}
