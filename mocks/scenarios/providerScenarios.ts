import { only } from './applies'
import type { Scenario } from './Scenario'

const slowMs = 3000
const providers = only('ReservationStandIn', 'CommentCounterStandIn', 'FollowStandIn')

/** Scripts of reservations, comment counters and follow buttons that are slow, fail or are not scripts. */
export const providerScenarios = [
  {
    name: 'slowProviders',
    description: `The scripts of reservations, comment counters and follow buttons take ${slowMs} ms.`,
    applies: providers,
    transformResponse: async (answer, { backend }) => {
      await backend.wait(slowMs)
      return answer
    },
  },
  {
    name: 'missingProviders',
    description: 'The scripts of reservations, comment counters and follow buttons respond with 404.',
    applies: providers,
    respond: () => ({ status: 404, json: { error: 'There is no such script.' } }),
  },
  {
    name: 'providersBlocked',
    description: 'The same scripts are blocked, as by an ad blocker: network errors; everything else works.',
    applies: providers,
    respond: () => 'network error',
  },
  {
    name: 'providersHang',
    description: 'The same scripts never load; everything else works.',
    applies: providers,
    respond: () => 'never',
  },
  {
    name: 'hostileProviders',
    description: 'The same scripts are HTML with status 200.',
    applies: providers,
    respond: () => ({
      status: 200,
      headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
      body: '<!doctype html><title>Blocked</title><script>document.body.innerHTML = "Blocked"</script>',
    }),
  },
] as const satisfies readonly Scenario[]
