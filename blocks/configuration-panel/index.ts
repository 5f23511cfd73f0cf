import { definePageBlock } from '../../src/runtime/definePageBlock'
import type { ConfigurationPanelProps } from './props'

/** R7, A2, B2 Configuration panel: the owner's page in a frame, its full-screen preview, and a guide. */
export const configurationPanel = definePageBlock<ConfigurationPanelProps>({
  name: 'configuration-panel',
  wants: () => true,
  dropzone: '[data-block-type="configuration-panel"]',
  when: 'now',
  draws: false,
  load: () => import('./block'),
})
