import { scenarioInUrl } from '../../scenarios/chooseScenarios'
import type { PageView } from '../pageResponse'

/** A path of a hosted page, with the scenario of this page or of the page that linked to it. */
export function keepScenario({ request, url }: PageView, path: string): string {
  const scenario = scenarioInUrl(request)
  if (scenario === null) return path
  const { pathname, searchParams } = new URL(path, url)
  searchParams.set('scenario', scenario)
  return `${pathname}?${searchParams}`
}
