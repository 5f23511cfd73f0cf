import { definePageBlock } from '../../src/runtime/definePageBlock'
import type { MapProps } from './props'

/** B9 Map. Loads without layout shift: templates give the box its height. */
export const map = definePageBlock<MapProps>({
  name: 'map',
  wants: () => true,
  dropzone: '.sqs-block-map, [data-block-type="map"]',
  when: 'visible',
  draws: false,
  load: () => import('./block'),
})
