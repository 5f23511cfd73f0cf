import type { MockState } from './MockState'
import { nextToken } from './random'

const keyLifeMs = 30 * 60 * 1000

/** Issues a key in the platform's format, `1:<unix seconds>:<base64>`, valid for one form entry. */
export function issueFormKey(state: MockState, session: string, now: number): string {
  const key = `1:${Math.floor(now / 1000)}:${nextToken(state, 44)}`
  state.formKeys[key] = { session, expiresAt: now + keyLifeMs, isUsed: false }
  return key
}

/** Why the visitor of a session cannot use a key; null if they can. */
export function formKeyProblem(
  state: MockState,
  key: string,
  session: string,
  now: number,
): 'FORM_KEY_UNKNOWN' | 'FORM_KEY_USED' | 'FORM_KEY_EXPIRED' | null {
  const known = Object.hasOwn(state.formKeys, key) ? state.formKeys[key] : undefined
  if (known?.session !== session) return 'FORM_KEY_UNKNOWN'
  if (known.isUsed) return 'FORM_KEY_USED'
  return known.expiresAt <= now ? 'FORM_KEY_EXPIRED' : null
}

/** Marks a key as used. */
export function consumeFormKey(state: MockState, key: string): void {
  const known = state.formKeys[key]
  if (known !== undefined) known.isUsed = true
}
