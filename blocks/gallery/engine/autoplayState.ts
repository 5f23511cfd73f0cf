/** Why a slideshow stands still although it is meant to play. `keyboard`: the focus came by key and is on the pause control. */
export type PauseReason = 'pointer' | 'focus' | 'keyboard' | 'hidden' | 'offscreen' | 'video' | 'drag' | 'modal'

/** Whether a slideshow is meant to play, and what keeps it from it. */
export interface AutoplayState {
  readonly isWanted: boolean
  readonly reasons: readonly PauseReason[]
}

/** Whether slides change by themselves right now. */
export function isPlaying({ isWanted, reasons }: AutoplayState): boolean {
  return isWanted && reasons.length === 0
}

/** Stands still for one more reason. */
export function hold(state: AutoplayState, reason: PauseReason): AutoplayState {
  return state.reasons.includes(reason) ? state : { ...state, reasons: [...state.reasons, reason] }
}

/**
 * One reason is gone. The keyboard's goes for good: it never resumes by itself after a keyboard stop
 * (docs/decisions.md#44).
 */
export function release(state: AutoplayState, reason: PauseReason): AutoplayState {
  if (!state.reasons.includes(reason)) return state
  const reasons = state.reasons.filter((other) => other !== reason)
  return { isWanted: state.isWanted && reason !== 'keyboard', reasons }
}

/** Stops until somebody asks for it again. */
export function stopPlaying(state: AutoplayState): AutoplayState {
  return { ...state, isWanted: false }
}

/** The pause control: who presses play means it, so the pointer over it and the focus on it do not count. */
export function toggle({ isWanted, reasons }: AutoplayState): AutoplayState {
  const held: readonly PauseReason[] = ['pointer', 'focus', 'keyboard']
  return { isWanted: !isWanted, reasons: isWanted ? reasons : reasons.filter((reason) => !held.includes(reason)) }
}
