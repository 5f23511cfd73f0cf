/** Why a slideshow that should play is paused. `keyboard`: the pause control has the focus, moved there by keyboard. */
export type PauseReason = 'pointer' | 'focus' | 'keyboard' | 'hidden' | 'offscreen' | 'video' | 'drag' | 'modal'

/** Whether a slideshow should play, and the reasons why it is paused. */
export interface AutoplayState {
  readonly isWanted: boolean
  readonly reasons: readonly PauseReason[]
}

/** Whether slides currently change automatically. */
export function isPlaying({ isWanted, reasons }: AutoplayState): boolean {
  return isWanted && reasons.length === 0
}

/** Adds a reason to pause. */
export function hold(state: AutoplayState, reason: PauseReason): AutoplayState {
  return state.reasons.includes(reason) ? state : { ...state, reasons: [...state.reasons, reason] }
}

/**
 * Removes a reason to pause. Removing `keyboard` stops the slideshow: it never resumes automatically after a keyboard
 * pause (docs/decisions.md#44).
 */
export function release(state: AutoplayState, reason: PauseReason): AutoplayState {
  if (!state.reasons.includes(reason)) return state
  const reasons = state.reasons.filter((other) => other !== reason)
  return { isWanted: state.isWanted && reason !== 'keyboard', reasons }
}

/** Stops until the visitor starts it again. */
export function stopPlaying(state: AutoplayState): AutoplayState {
  return { ...state, isWanted: false }
}

/** Handles the pause control. Pressing play overrides the pauses caused by the pointer over it and by its focus. */
export function toggle({ isWanted, reasons }: AutoplayState): AutoplayState {
  const held: readonly PauseReason[] = ['pointer', 'focus', 'keyboard']
  return { isWanted: !isWanted, reasons: isWanted ? reasons : reasons.filter((reason) => !held.includes(reason)) }
}
