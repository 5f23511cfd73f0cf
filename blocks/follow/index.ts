import { definePageBlock } from '../../src/runtime/definePageBlock'
import type { FollowProps } from './props'

/** B18 A button to follow an account of a social network. */
export const follow = definePageBlock<FollowProps>({
  name: 'follow',
  wants: () => true,
  dropzone: '.squarespace-follow-button, [data-block-type="follow"]',
  when: 'visible',
  draws: false,
  load: () => import('./block'),
})
