import { scenarioOfRequest } from '../scenarios/chooseScenarios'
import { namedScenarios, unknownScenarioMessage } from '../scenarios/scenarios'
import { html } from '../site/html'
import type { PageView } from './pageResponse'
import { serverPage } from './serverPage'

/**
 * Refuses a page or file if the request names an unknown scenario: without the failure, a test would seem to have
 * passed. Ignores the page that linked here, so that the links of this answer work.
 */
export function refuseUnknownScenario(view: PageView): Response | null {
  const named = namedScenarios(scenarioOfRequest(view.request) ?? '')
  if (!('unknown' in named)) return null
  return serverPage(view, {
    title: unknownScenarioMessage(named.unknown, named.suggestion, '').trim(),
    content: html`<p>All of them are <a href="/__mock/scenarios">listed here</a>. <code>none</code> names none.</p>`,
    status: 400,
  })
}
