import { nowhere } from './applies'
import type { Scenario } from './Scenario'

const slowMs = 1500

/** Pictures of the demo site that are slow or missing. */
export const pictureScenarios = [
  {
    name: 'slowImages',
    description: `Every picture of the demo site takes ${slowMs} ms.`,
    applies: nowhere,
    pictures: { delayMs: slowMs },
  },
  {
    name: 'missingImages',
    description: 'Every picture of the demo site is a 404.',
    applies: nowhere,
    pictures: 'missing',
  },
] as const satisfies readonly Scenario[]
