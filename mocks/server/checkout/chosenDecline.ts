import type { Decline } from '../../http/Answer'
import { chooseScenarios } from '../../scenarios/chooseScenarios'
import { commerceScenarios, isAnswered } from '../../scenarios/commerceScenarios'
import type { PageView } from '../pageResponse'
import { sessionOfPage } from './visitorCart'

/**
 * Why a scenario declines an operation that a hosted page carries out itself, such as `PlaceOrder`; null if no active
 * scenario does. Hosted pages work without scripts, so they send no such request. The payment token of an order tells
 * how the buyer answered the bank.
 */
export function chosenDecline(view: PageView, operationId: string, paymentToken = ''): Decline | null {
  const { named, spend } = chooseScenarios(view.backend, view.request, sessionOfPage(view)?.session ?? null)
  const names: readonly string[] = 'scenarios' in named ? named.scenarios.map(({ name }) => name) : []
  const scenario = commerceScenarios.find(
    ({ name, declines }) => names.includes(name) && declines.includes(operationId),
  )
  if (!scenario || isAnswered(scenario.reason, paymentToken)) return null
  spend()
  return scenario.reason
}
