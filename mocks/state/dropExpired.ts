import type { MockState } from './MockState'

const graceMs = 24 * 60 * 60 * 1000 // so that late requests still get the message that something has expired

/** Deletes crumbs, form keys and captchas that expired long ago or whose session is gone, and old captcha answers. */
export function dropExpired(state: MockState, now: number): void {
  for (const issued of [state.crumbs, state.formKeys, state.captchas]) {
    for (const [key, { session, expiresAt }] of Object.entries(issued)) {
      if (expiresAt + graceMs <= now || !Object.hasOwn(state.sessions, session)) delete issued[key]
    }
  }
  for (const [answer, usedAt] of Object.entries(state.usedCaptchas)) {
    if (usedAt + graceMs <= now) delete state.usedCaptchas[answer]
  }
}
