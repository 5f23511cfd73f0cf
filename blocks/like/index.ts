import { definePageBlock } from '../../src/runtime/definePageBlock'
import type { LikeProps } from './props'

/** B18 Likes: a button with a heart and a count. */
export const like = definePageBlock<LikeProps>({
  name: 'like',
  wants: () => true,
  dropzone: '.sqs-simple-like, [data-block-type="like"]',
  when: 'visible',
  draws: false,
  load: () => import('./block'),
})
