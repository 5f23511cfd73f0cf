import { blockNames } from '../blockNames'
import { nowhere } from './applies'
import type { Scenario } from './Scenario'

const slowMs = 3000

/** Code files of the runtime that are slow or missing, or never arrive. The entry always loads. */
export const scriptScenarios = [
  {
    name: 'slowScripts',
    description: `Every code file of Skerry except the entry takes ${slowMs} ms.`,
    applies: nowhere,
    scripts: { delayMs: slowMs },
  },
  {
    name: 'missingScripts',
    description: 'Every code file of Skerry except the entry is a 404.',
    applies: nowhere,
    scripts: { failures: Number.POSITIVE_INFINITY },
  },
  {
    name: 'missingBlocks',
    description: 'The code file of every block is a 404; shared files load.',
    applies: nowhere,
    scripts: { failures: Number.POSITIVE_INFINITY, only: blockNames },
  },
  {
    name: 'flakyScripts',
    description: 'Every code file of Skerry except the entry is a 404 twice, and loads on the third try.',
    applies: nowhere,
    scripts: { failures: 2 },
  },
  {
    name: 'scriptsHang',
    description: 'No code file of Skerry except the entry ever arrives; pages give up after 120 seconds.',
    applies: nowhere,
    scripts: { hangs: true },
  },
] as const satisfies readonly Scenario[]
