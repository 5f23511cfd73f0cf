import { definePageBlock } from '../../src/runtime/definePageBlock'
import type { LikeProps } from './props'

/** B18 Likes: a heart with a count, which visitors press. */
export const like = definePageBlock<LikeProps>({
  name: 'like',
  wants: () => true,
  dropzone: '.sqs-simple-like, [data-block-type="like"]',
  when: 'visible',
  draws: false,
  load: () => import('./block'),
})
