import { nearest } from '../http/nearest'
import { nowhere } from './applies'
import { bodyScenarios } from './bodyScenarios'
import { captchaScenarios } from './captchaScenarios'
import { commerceScenarios } from './commerceScenarios'
import { crumbScenarios } from './crumbScenarios'
import { eventScenarios } from './eventScenarios'
import { mapScenarios } from './mapScenarios'
import { mediaScenarios } from './mediaScenarios'
import { networkScenarios } from './networkScenarios'
import { providerScenarios } from './providerScenarios'
import type { Scenario } from './Scenario'
import { scriptScenarios } from './scriptScenarios'
import { searchScenarios } from './searchScenarios'
import { statusScenarios } from './statusScenarios'

const all = [
  ...crumbScenarios,
  ...statusScenarios,
  ...bodyScenarios,
  ...networkScenarios,
  ...captchaScenarios,
  ...commerceScenarios,
  ...searchScenarios,
  ...mapScenarios,
  ...providerScenarios,
  ...eventScenarios,
  ...mediaScenarios,
  ...scriptScenarios,
] as const

/** The name of a scenario. */
export type ScenarioName = (typeof all)[number]['name']

/** Every scenario, in the order of QA's list. */
export const scenarioList: readonly Scenario<ScenarioName>[] = all

/** The scenarios that affect API requests. Those of images, sounds, videos and code files need the server. */
export const requestScenarios = scenarioList.filter(({ applies }) => applies !== nowhere)

/** The scenarios by name: `use(scenarios.rateLimited)`. */
export const scenarios = Object.fromEntries(scenarioList.map((one) => [one.name, one])) as {
  // The type of the names comes from the same list.
  readonly [Name in ScenarioName]: Scenario<ScenarioName>
}

/** The scenarios that a text such as `slow+serverError` names, or its first unknown name with the nearest known one. */
export type NamedScenarios =
  | { readonly scenarios: readonly Scenario<ScenarioName>[] }
  | { readonly unknown: string; readonly suggestion: string | null }

/** Parses scenario names joined by `+`, `,` or spaces (a `+` in a URL is decoded as a space). `none` names nothing. */
export function namedScenarios(text: string): NamedScenarios {
  const found: Scenario<ScenarioName>[] = []
  for (const name of text.split(/[+,\s]+/)) {
    if (name === '' || name === 'none') continue
    const one = scenarioList.find((scenario) => scenario.name === name)
    if (one === undefined) return { unknown: name, suggestion: nearest(name, scenarioNames) }
    found.push(one)
  }
  return { scenarios: found }
}

/** The message for a name that does not exist; `place` says where all of them are listed. */
export function unknownScenarioMessage(
  unknown: string,
  suggestion: string | null,
  place = 'The list is at /__mock/scenarios.',
): string {
  const hint = suggestion === null ? '' : ` Did you mean "${suggestion}"?`
  return `There is no scenario "${unknown}".${hint} ${place}`
}

const scenarioNames = all.map((one) => one.name)
