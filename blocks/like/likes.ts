import { shared } from '../../src/browser/shared'
import { localValues } from '../../src/browser/storage'
import { isUnanswered } from '../../src/errors/NetworkError'
import { isRecord } from '../../src/model/text/json'
import { messages } from './messages'

/** Whether the visitor likes an item, and how many visitors do. */
export interface LikeState {
  readonly isLiked: boolean
  readonly count: number
}

/** The likes of one item, which may have several buttons on the page. */
export interface ItemLikes {
  readonly state: () => LikeState
  /**
   * Adds or removes the visitor's like, immediately on the page, then on the server. `button` is the pressed button.
   */
  readonly press: (button: HTMLElement) => void
  /** Updates the state with what the visitor did on another page. Calls no listener. */
  readonly readAgain: () => void
  readonly onChange: (listener: OnChange) => () => void
}

/**
 * `problem` says why the server did not save it; the state is then the previous one. `pressed` is the button that the
 * visitor pressed last.
 */
type OnChange = (problem: string | null, pressed: HTMLElement | null) => void

/** A like in local storage, with the count from the page and the one from the server's response. */
interface KeptLike {
  readonly served: number
  readonly count: number
}

/** The likes of an item. The first button on the page provides the served count. */
export function likesOf(itemId: string, served: number): ItemLikes {
  const all = shared('likes', () => new Map<string, ItemLikes>())
  const known = all.get(itemId)
  if (known) return known
  const likes = createLikes(itemId, served)
  all.set(itemId, likes)
  return likes
}

function createLikes(itemId: string, served: number): ItemLikes {
  const listeners = new Set<OnChange>()
  let pressed: HTMLElement | null = null
  let saved = readState(itemId, served)
  let shown = saved
  let isSaving = false

  const show = (state: LikeState, problem: string | null) => {
    shown = state
    for (const listener of listeners) listener(problem, pressed)
  }
  // Repeat until the server has the state that the visitor sees, because they may press again before it responds. The
  // browser stores it first, because a visitor who leaves at once never gets the response.
  const save = async () => {
    isSaving = true
    try {
      while (saved.isLiked !== shown.isLiked) {
        const { isLiked, count } = shown
        keep(itemId, shown, served)
        const { saveLike } = await import('./saveLike')
        saved = { isLiked, count: (await saveLike(itemId, isLiked)) ?? count }
        keep(itemId, saved, served)
      }
      if (saved.count !== shown.count) show(saved, null)
    } catch (error) {
      keep(itemId, saved, served)
      show(saved, isUnanswered(error) ? messages.offline : messages.failed)
    }
    isSaving = false
  }
  return {
    state: () => shown,
    press(button) {
      pressed = button
      const isLiked = !shown.isLiked
      show({ isLiked, count: Math.max(shown.count + (isLiked ? 1 : -1), 0) }, null)
      if (!isSaving) void save()
    },
    readAgain() {
      if (isSaving) return
      saved = readState(itemId, served)
      shown = saved
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A cached page still shows the count from before the like. */
function readState(itemId: string, served: number): LikeState {
  const kept = localValues.get(keyOf(itemId), isKept)
  return { isLiked: kept !== undefined, count: kept?.served === served ? kept.count : served }
}

function keep(itemId: string, { isLiked, count }: LikeState, served: number): void {
  if (isLiked) localValues.set(keyOf(itemId), { served, count })
  else localValues.remove(keyOf(itemId))
}

function keyOf(itemId: string): string {
  return `like.${itemId}`
}

function isKept(value: unknown): value is KeptLike {
  return isRecord(value) && Number.isSafeInteger(value.served) && Number.isSafeInteger(value.count)
}
