import { nowhere } from './applies'
import type { Scenario } from './Scenario'

const slowMs = 1500

/** Images, sounds and videos of the demo site that are slow, missing or of another type, or never load. */
export const mediaScenarios = [
  {
    name: 'slowImages',
    description: `Every image of the demo site takes ${slowMs} ms.`,
    applies: nowhere,
    images: { delayMs: slowMs },
  },
  {
    name: 'missingImages',
    description: 'Every image of the demo site is a 404.',
    applies: nowhere,
    images: 'missing',
  },
  {
    name: 'imagesHang',
    description: 'No image of the demo site ever loads.',
    applies: nowhere,
    images: 'never',
  },
  {
    name: 'hostileImages',
    description: 'Every image of the demo site is HTML with status 200.',
    applies: nowhere,
    images: 'html',
  },
  {
    name: 'slowMedia',
    description: `Every sound and video of the demo site takes ${slowMs} ms.`,
    applies: nowhere,
    media: { delayMs: slowMs },
  },
  {
    name: 'missingMedia',
    description: 'Every sound and video of the demo site is a 404.',
    applies: nowhere,
    media: 'missing',
  },
  {
    name: 'mediaHang',
    description: 'No sound or video of the demo site ever loads.',
    applies: nowhere,
    media: 'never',
  },
  {
    name: 'hostileMedia',
    description: 'Every sound and video of the demo site is HTML with status 200.',
    applies: nowhere,
    media: 'html',
  },
] as const satisfies readonly Scenario[]
