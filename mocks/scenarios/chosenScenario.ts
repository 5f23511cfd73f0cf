import { expireRenewedCrumbs } from '../state/crumbs'
import type { ChosenScenario, MockState } from '../state/MockState'
import { findSession } from '../state/sessions'

/** When a scenario ends; never by default. */
interface Until {
  readonly timesLeft: number | null
  readonly expiresAt: number | null
}

/** The state for scenarios that apply to requests without their own. Without names it is null, which clears them. */
export function chosenScenario(
  names: readonly string[],
  until: Until = { timesLeft: null, expiresAt: null },
): ChosenScenario | null {
  return names.length === 0 ? null : { names, ...until }
}

/** Whether one of the scenarios gives pages an expired crumb. */
export function expiresCrumbs(names: readonly string[]): boolean {
  return names.some((name) => name.startsWith('crumbExpired'))
}

/** Sets the scenarios of the server, or of one session. Crumbs expire again, although they may have been renewed. */
export function setScenario(state: MockState, chosen: ChosenScenario | null, sessionId: string | null = null): void {
  const holder = sessionId === null ? state : findSession(state, sessionId)
  if (holder !== null) holder.scenario = chosen
  if (expiresCrumbs(chosen?.names ?? [])) expireRenewedCrumbs(state, sessionId)
}
