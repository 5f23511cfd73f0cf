import type { ChosenScenario } from '../state/MockState'

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
