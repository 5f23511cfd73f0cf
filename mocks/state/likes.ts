import type { Likes, MockState } from './MockState'

/** How many visitors like an item; 0 for one that nobody has liked. */
export function likeCountOf(state: MockState, itemId: string): number {
  const likes = find(state, itemId)
  return likes ? likes.others + likes.sessions.length : 0
}

/** Saves that a session likes an item, or no longer does. A like counts once, however often it is saved. */
export function setLike(state: MockState, itemId: string, { session, isLiked }: Wish): void {
  const likes = find(state, itemId) ?? { others: 0, sessions: [] }
  const rest = likes.sessions.filter((one) => one !== session)
  state.likes[itemId] = { ...likes, sessions: isLiked ? [...rest, session] : rest }
}

interface Wish {
  readonly session: string
  readonly isLiked: boolean
}

function find(state: MockState, itemId: string): Likes | undefined {
  return Object.hasOwn(state.likes, itemId) ? state.likes[itemId] : undefined
}
