import { only } from './applies'
import type { Scenario } from './Scenario'

const slowMs = 3000

/** Maps that are slow, fail or never load. */
export const mapScenarios = [
  {
    name: 'slowTiles',
    description: `Every tile of a map takes ${slowMs} ms.`,
    applies: only('MapTile'),
    transformResponse: async (answer, { backend }) => {
      await backend.wait(slowMs)
      return answer
    },
  },
  {
    name: 'missingTiles',
    description: 'Every tile of a map is a 404.',
    applies: only('MapTile'),
    respond: () => ({ status: 404, json: { error: 'There is no such tile.' } }),
  },
  {
    name: 'mapBlocked',
    description: 'Tiles and the maps service are blocked, as by an ad blocker: network errors; everything else works.',
    applies: only('MapTile', 'MapsStandIn'),
    respond: () => 'network error',
  },
  {
    name: 'mapHangs',
    description: 'Neither tiles nor the maps service ever load; everything else works.',
    applies: only('MapTile', 'MapsStandIn'),
    respond: () => 'never',
  },
] as const satisfies readonly Scenario[]
