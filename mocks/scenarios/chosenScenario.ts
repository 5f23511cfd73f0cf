import type { ChosenScenario } from '../state/MockState'

/** Until when a scenario holds; for ever by default. */
interface Until {
  readonly timesLeft: number | null
  readonly expiresAt: number | null
}

/** Scenarios to set ahead for requests that name none; null, which ends the last one, for no names. */
export function chosenScenario(
  names: readonly string[],
  until: Until = { timesLeft: null, expiresAt: null },
): ChosenScenario | null {
  return names.length === 0 ? null : { names, ...until }
}
